import { addressesIn } from './redact-addresses.ts'
import { onlineContactsIn } from './redact-online.ts'
import { type Known, knownContactsIn } from './redact-person.ts'
import { phonesIn } from './redact-phones.ts'
import { type Kind, type Span, searchedText } from './searched-text.ts'

/** Stands for what was taken out. It has no letters, so it is in no language. */
const MARK = '[…]'

/** What may stand between two places that become one mark. */
const GLUE = /^[\s,;.'’/()-]{0,3}$/

/**
 * A free text without contact data: phone numbers, e-mail addresses, links, accounts, streets with numbers, postal codes and
 * the customer's name, as written and as spelled. A leak is worse than a false hit, so what may be a number of a person is
 * taken out; sizes, prices, dates, times and quantities stay. `docs/product.md` has the rules, `redact-cases.json` the cases.
 * @returns the text, with a mark in each place, and the kinds of what was taken, in their order
 */
export function redacted(text: string, known: Known): { text: string; taken: Kind[] } {
  const searched = searchedText(text)
  const spans = [
    ...knownContactsIn(searched, known),
    ...onlineContactsIn(searched),
    ...phonesIn(searched),
    ...addressesIn(searched),
  ]
  const { written } = searched
  let result = ''
  let from = 0
  for (const { start, end } of merged(spans, written)) {
    result += written.slice(from, start) + MARK
    from = end
  }
  return { text: result + written.slice(from), taken: kindsOf(spans) }
}

/** Places without overlaps, in order. */
function merged(spans: readonly Span[], written: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = []
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = places.at(-1)
    if (last && (start <= last.end || GLUE.test(written.slice(last.end, start))))
      last.end = Math.max(last.end, end)
    else places.push({ start, end })
  }
  return places
}

/** Kinds in the order of their places. A place inside a longer one has no kind of its own: the domain of a mail address. */
function kindsOf(spans: readonly Span[]): Kind[] {
  const own = spans.filter(
    (span) =>
      !spans.some(
        (other) =>
          other.start <= span.start &&
          other.end >= span.end &&
          other.end - other.start > span.end - span.start,
      ),
  )
  return [...new Set(own.sort((a, b) => a.start - b.start).map(({ kind }) => kind))]
}
