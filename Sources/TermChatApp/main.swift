print("termchat")
