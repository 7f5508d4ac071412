#include "CTermChatSignals.h"
