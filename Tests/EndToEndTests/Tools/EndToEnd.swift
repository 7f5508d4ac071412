import Testing

/// Tests of the real binary; one after the other, since they share two cores and a clock.
@Suite(.serialized) struct EndToEnd {}
