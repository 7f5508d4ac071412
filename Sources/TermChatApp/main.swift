import Glibc
import TermChatSystem

exit(Command(arguments: Array(CommandLine.arguments.dropFirst())).run())
