/** Timing of the live activity popup, as its settings document gives it. */
export interface ActivityTiming {
  /** Seconds from one item to the next: on large screens, on small screens, and for visitors who prefer reduced motion. */
  interval: number
  smallScreenInterval: number
  reducedMotionInterval: number
  /** Seconds before the first item on small screens. Other screens show the first item at once. */
  smallScreenDelay: number
  /** The widest small screen, in CSS pixels. */
  smallScreenWidth: number
  /** Milliseconds of fading in and out. */
  fade: number
  /** The most items that one visitor sees. After them the popup never appears again. */
  maxShown: number
}

/** Used where the settings document has no value (docs/product.md, Live activity). */
export const DEFAULT_TIMING: ActivityTiming = {
  interval: 12,
  smallScreenInterval: 22,
  reducedMotionInterval: 20,
  smallScreenDelay: 10,
  smallScreenWidth: 640,
  fade: 200,
  maxShown: 3,
}

/** The visitor's screen and preferences. */
export interface Surroundings {
  smallScreen: boolean
  reducedMotion: boolean
}

/** Milliseconds between items. When two intervals apply, the longer one is used. */
export function intervalFor(timing: ActivityTiming, { smallScreen, reducedMotion }: Surroundings): number {
  if (!smallScreen && !reducedMotion) return timing.interval * 1000
  const small = smallScreen ? timing.smallScreenInterval : 0
  const reduced = reducedMotion ? timing.reducedMotionInterval : 0
  return Math.max(small, reduced) * 1000
}

/** Milliseconds before the first item. */
export function delayFor(timing: ActivityTiming, { smallScreen }: Surroundings): number {
  return smallScreen ? timing.smallScreenDelay * 1000 : 0
}

/** Milliseconds of fading: none with reduced motion. */
export function fadeFor(timing: ActivityTiming, { reducedMotion }: Surroundings): number {
  return reducedMotion ? 0 : timing.fade
}
