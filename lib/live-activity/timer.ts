/** A timer that can be paused, and continues with the time that was left. */
export function createTimer() {
  let handle: ReturnType<typeof setTimeout> | undefined
  let endsAt = 0
  let remaining = 0
  let action: (() => void) | null = null
  let held = false

  function run() {
    endsAt = performance.now() + remaining
    handle = setTimeout(() => {
      const due = action
      action = null
      due?.()
    }, remaining)
  }

  return {
    /** Runs an action after `duration` milliseconds, and cancels an earlier one. */
    start(duration: number, next: () => void) {
      clearTimeout(handle)
      remaining = duration
      action = next
      if (!held) run()
    },
    hold() {
      if (held) return
      held = true
      clearTimeout(handle)
      remaining = Math.max(0, endsAt - performance.now())
    },
    release() {
      if (!held) return
      held = false
      if (action) run()
    },
    stop() {
      clearTimeout(handle)
      action = null
    },
  }
}
