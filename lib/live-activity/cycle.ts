import { createTimer } from './timer.ts'
import { type ActivityTiming, delayFor, fadeFor, intervalFor, type Surroundings } from './timing.ts'
import type { Visitor } from './visitor.ts'

/** The index of the shown item, and whether it is fading out. */
export interface ActivityView {
  index: number
  leaving: boolean
  /** Milliseconds of fading in and out. */
  fade: number
}

interface CycleOptions {
  itemCount: number
  timing: ActivityTiming
  /** Reads the screen and the preferences. Called for every item, because a phone may have been turned. */
  surroundings(): Surroundings
  visitor: Visitor
  /** `null` when no item is shown. */
  onChange(view: ActivityView | null): void
}

/** The reasons to pause. `pointer`, `focus`: on the item. `room`: a form or dialog needs the place of the popup. */
export type Hold = 'pointer' | 'focus' | 'room'

export interface ActivityCycle {
  /** Pauses the cycle, for example while the pointer is on the item. An item that is fading out is shown again. */
  hold(by: Hold): void
  release(by: Hold): void
  /** The visitor closes the popup. */
  dismiss(): void
  /** Ends the cycle when the visitor leaves the page. This does not count as closing the popup. */
  stop(): void
}

/**
 * The live activity popup (docs/product.md, Live activity). It shows one item at a time and starts again after the last, until
 * the visitor closes it or has seen the maximum number. The next page continues with the next item.
 */
export function startCycle({
  itemCount,
  timing,
  surroundings,
  visitor,
  onChange,
}: CycleOptions): ActivityCycle {
  const timer = createTimer()
  const holds = new Set<Hold>()
  let view: ActivityView | null = null

  function show(next: ActivityView | null) {
    view = next
    onChange(next)
  }

  function showNext() {
    const shown = visitor.shown()
    if (shown >= timing.maxShown) return show(null)
    visitor.countOne()
    const around = surroundings()
    const fade = fadeFor(timing, around)
    show({ index: shown % itemCount, leaving: false, fade })
    timer.start(Math.max(0, intervalFor(timing, around) - fade), leave)
  }

  /** Starts to fade out. The fade is part of the interval, so that items start exactly one interval apart. */
  function leave() {
    if (!view || view.fade === 0) return showNext()
    show({ ...view, leaving: true })
    timer.start(view.fade, showNext)
  }

  if (itemCount > 0 && visitor.shown() < timing.maxShown) {
    timer.start(delayFor(timing, surroundings()), showNext)
  }

  return {
    hold(by) {
      holds.add(by)
      timer.hold()
      if (!view?.leaving) return
      show({ ...view, leaving: false })
      timer.start(0, leave)
    },
    release(by) {
      holds.delete(by)
      if (holds.size === 0) timer.release()
    },
    dismiss() {
      visitor.close()
      timer.stop()
      show(null)
    },
    stop: timer.stop,
  }
}
