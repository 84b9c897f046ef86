import { Path } from 'groq-js'

/** A part of a pattern: which characters it accepts, and whether it accepts any number of them. */
interface Step {
  accepts: (character: string) => boolean
  repeats: boolean
}

const ANYTHING: Step = { accepts: () => true, repeats: true }
const NOT_IN_WORDS = /[!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/
const NOT_IN_TERMS = /[!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/
const LONGEST_TERM = 1024

/**
 * The pattern of a `path()`, or of the right side of `match`. groq-js makes regular expressions, and some take very long. Here
 * the time is at most the product of the lengths of text and pattern. The class extends `Path` of groq-js, because groq-js
 * calls `matches` only of a `Path`.
 */
class LinearPattern extends Path {
  readonly #matches: (text: string) => boolean

  constructor(pattern: string, matches: (text: string) => boolean) {
    super(pattern)
    this.#matches = matches
  }

  override matches(text: string): boolean {
    return this.#matches(text)
  }
}

/** The pattern of `path(…)`: `*` stands for one part between dots, `**` for any number of parts. */
export function pathPattern(pattern: string): Path {
  const isNoDot = (character: string) => character !== '.'
  const steps = pattern.split('.').flatMap((part, index): Step[] => {
    const dot = index === 0 ? [] : [literal('.')]
    if (part === '**') return [...dot, ANYTHING]
    if (part === '*') return [...dot, once(isNoDot), { accepts: isNoDot, repeats: true }]
    return [...dot, ...Array.from(part.split(''), literal)]
  })
  return new LinearPattern(pattern, (text) => passes(steps, text))
}

/** The pattern of `match`: every word of it must match a word of the text. In a word, `*` stands for any characters. */
export function wordsPattern(pattern: string): Path {
  const terms = words(pattern, NOT_IN_TERMS).map((term) =>
    Array.from(term.slice(0, LONGEST_TERM).split(''), (character) => {
      if (character === '*') return ANYTHING
      const folded = fold(character)
      return character === '.'
        ? once(() => true)
        : once((other) => other === character || fold(other) === folded)
    }),
  )
  return new LinearPattern(pattern, (text) => {
    const found = words(text, NOT_IN_WORDS)
    return terms.length > 0 && terms.every((term) => found.some((word) => passes(term, word)))
  })
}

function words(text: string, between: RegExp): string[] {
  return withoutEdgeDots(text).split(between).filter(Boolean)
}

/** Removes dots beside a letter, as groq-js does. */
function withoutEdgeDots(text: string): string {
  return text.replace(/\.+/g, (dots, at: number) => {
    const isBeside = /\w/.test(text.charAt(at - 1)) || /\w/.test(text.charAt(at + dots.length))
    return isBeside ? '' : dots
  })
}

/** Returns the same character for a capital and its small letter, as a regular expression that ignores case does. */
function fold(character: string): string {
  const upper = character.toUpperCase()
  const isOtherKind = upper.length !== 1 || (character > '\x7f' && upper <= '\x7f')
  return isOtherKind ? character : upper
}

function once(accepts: Step['accepts']): Step {
  return { accepts, repeats: false }
}

function literal(character: string): Step {
  return once((other) => other === character)
}

/** Whether the steps match the whole text. It follows all possible ways at once, without backtracking. */
function passes(steps: Step[], text: string): boolean {
  const repeated = steps.findIndex((step) => step.repeats)
  const certain = repeated === -1 ? steps.length : repeated
  for (let at = 0; at < certain; at += 1) {
    if (at >= text.length || !steps[at]?.accepts(text.charAt(at))) return false
  }
  if (repeated === -1) return text.length === certain
  let places = withSkipped(steps, [certain])
  for (let at = certain; at < text.length; at += 1) {
    const next: number[] = []
    for (const place of places) {
      const step = steps[place]
      if (step?.accepts(text.charAt(at))) next.push(step.repeats ? place : place + 1)
    }
    if (next.length === 0) return false
    places = withSkipped(steps, next)
  }
  return places.has(steps.length)
}

/** Adds the positions after repeating steps, because a repeating step may match no character. */
function withSkipped(steps: Step[], places: number[]): Set<number> {
  const all = new Set<number>()
  for (let place of places) {
    while (!all.has(place)) {
      all.add(place)
      if (steps[place]?.repeats) place += 1
    }
  }
  return all
}
