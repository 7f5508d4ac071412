import TermChat
import Testing

@testable import TermChatMarkdown

@Suite struct Scratch {
  @Test func show() {
    let source = """
      # Title here that is long enough to wrap
      Some *italic*, **bold**, ~~gone~~, `code` and [link](https://swift.org) or www.x.org
      second line &copy; &amp; <b>raw</b> &#0; ![cat](c.png) ![](https://a.b/c.png)

      > quote
      > > nested **deep** quote that goes on and on and on

      Intro:
      - one
      - two which is long enough that it must be wrapped somewhere
        1. first
        2. second

           para
      - [x] done
      - [ ] open

      ---
      ```swift
      let x = 1   // a long line that is longer than forty columns
      \tif x { print("漢字") }
      ```

      | Name | Count | Remark |
      | :--- | ---: | :---: |
      | Tea | 3 | 良い |
      | Coffee and a lot of other things | 12 | see [docs](https://d.org) for more |

      9. nine
      10. ten
      11. eleven

      <div>hello</div>
      """
    for width in [40, 20, 10, 3, 1] {
      let picture = Picture(source, columns: width)
      print("=== \(width) fits \(picture.fits)")
      print(picture.text)
      print(picture.hotspots)
    }
    print(Picture(source, columns: 60, ascii: true).text)
  }
}
