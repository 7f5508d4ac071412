public import TermChat

extension LiveHost {
  public func perform(_ service: Service, at now: Instant) {
    if case .wear(let theme) = service {
      post(.chat(.theme(theme)))
    } else {
      services.perform(service)
    }
  }

  /// Who is stopped may never go on.
  public func willSuspend() { services.finishKeeping() }

  /// Waits for the editor; what came of it, and what happened to the terminal, are events.
  public func compose(_ text: String) {
    services.finishKeeping()
    let outcome = Editor(environment: services.environment)
      .edit(text, on: inputs.device, signals: inputs.signals)
    post(.resized(inputs.device.size))
    if let text = outcome.text {
      post(.chat(.composer(ComposerUpdate(text: .set(text)))))
    }
    if let complaint = outcome.complaint { post(.chat(.banner(complaint))) }
    if outcome.wasAskedToEnd { post(.stopped) }
  }
}
