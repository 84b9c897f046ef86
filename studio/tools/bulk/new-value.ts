import { valueAt, withValueAt } from '#lib/i18n/at-path.ts'
import type { LocalizedField } from '#lib/i18n/localized-field.ts'
import { withEnglish, withFrench } from '#lib/i18n/translation-state.ts'
import { parsePriceRange } from '#lib/pricing/price-range.ts'
import type { BulkField } from './bulk-fields.ts'

/** The change of a field in bulk. */
export type BulkChange =
  | { do: 'set'; value: string }
  | { do: 'percent'; percent: number }
  | { do: 'localized'; en: string; fr: string }
  | { do: 'clear' }

/** Why a document cannot be changed. */
export type NoValue = 'not-a-number' | 'not-a-price-range' | 'no-value-yet'

type Document = Record<string, unknown>

/** The changed document, or why it cannot be changed. */
export function changed<D extends Document>(document: D, field: BulkField, change: BulkChange): D | NoValue {
  const before = valueAt(document, field.path)
  const next = nextValue(before, field, change)
  if (typeof next === 'object' && next !== null && 'problem' in next) return next.problem
  return withValueAt(next === undefined ? document : withParents(document, field), field.path, next)
}

/** Creates missing parent objects with their `_type`. */
function withParents<D extends Document>(document: D, { path, parents }: BulkField): D {
  return parents.reduce((result, type, depth) => {
    const place = path.slice(0, depth + 1)
    return valueAt(result, place) === undefined ? withValueAt(result, place, { _type: type }) : result
  }, document)
}

type Next =
  | undefined
  | string
  | number
  | boolean
  | LocalizedField
  | { _type: string; _ref: string }
  | { problem: NoValue }

function nextValue(before: unknown, field: BulkField, change: BulkChange): Next {
  switch (change.do) {
    case 'clear':
      return undefined
    case 'percent':
      return byPercent(before, change.percent)
    case 'localized':
      return localized(before as LocalizedField | undefined, field, change)
    case 'set':
      return readValue(change.value, field)
  }
}

function readValue(text: string, { kind }: BulkField): Next {
  switch (kind) {
    case 'yesNo':
      return text === 'true'
    case 'number': {
      const number = numberOf(text)
      return number === null ? { problem: 'not-a-number' } : number
    }
    case 'reference':
      return { _type: 'reference', _ref: text }
    default:
      return text.trim()
  }
}

/** The number in a text such as `1.15` or the French `1,15`; null for any other text. */
export function numberOf(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null
}

function byPercent(before: unknown, percent: number): Next {
  if (typeof before === 'number') return Math.round(before * (100 + percent)) / 100
  if (typeof before !== 'string' || before === '') return { problem: 'no-value-yet' }
  return rangeByPercent(before, percent) ?? { problem: 'not-a-price-range' }
}

/** An empty input leaves its language unchanged. */
function localized(
  before: LocalizedField | undefined,
  field: BulkField,
  { en, fr }: { en: string; fr: string },
): Next {
  const start = before ?? { _type: field.type as LocalizedField['_type'] }
  const english = en.trim() === '' ? start : withEnglish(start, en.trim())
  return fr.trim() === '' ? english : withFrench(english, fr.trim())
}

/** Rounding steps in dollars. The first entry with `upTo` at or above the price is used: $343 becomes $340. */
const STEPS = [
  { upTo: 200, step: 5 },
  { upTo: 1000, step: 10 },
  { upTo: 5000, step: 50 },
  { upTo: 20_000, step: 100 },
  { upTo: Number.POSITIVE_INFINITY, step: 500 },
]

/** A price rounded to whole dollars. The higher the price, the larger the steps. */
export function roundPrice(dollars: number): number {
  const step = STEPS.find(({ upTo }) => dollars <= upTo)?.step ?? 1
  return Math.max(step, Math.round(dollars / step) * step)
}

/** A price range such as `$100-$300` changed by a percentage; null when the text is not a price range. */
export function rangeByPercent(text: string, percent: number): string | null {
  const range = parsePriceRange(text)
  if (!range) return null
  if (percent === 0) return text
  const changed = (end: number) => roundPrice(Math.round(end * (100 + percent)) / 100)
  return `${dollars(changed(range.min))}-${dollars(changed(range.max))}`
}

const format = new Intl.NumberFormat('en-CA')
const dollars = (amount: number) => `$${format.format(amount)}`
