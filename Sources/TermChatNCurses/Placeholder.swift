import TermChat
