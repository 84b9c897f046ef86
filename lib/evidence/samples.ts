import { withoutMarks } from '#lib/i18n/marks.ts'
import samples from './samples.json' with { type: 'json' }
import { type Evidence, standingOf } from './standing.ts'

/** A figure as a document stores it: a number, a yes or no, or a text in both languages. */
type SampleValue = number | boolean | { en: string; fr: string }

const siteFigures: Readonly<Record<string, number>> = samples.siteFigures
const averageRates: Readonly<Record<string, Readonly<Record<string, string>>>> = samples.averageRates
const documents: Readonly<Record<string, Readonly<Record<string, SampleValue>>>> = samples.documents

/**
 * Whether an installer or a featured contractor is one of the sample content: each of its numbers is that of the sample content,
 * or is left out, as on a public site.
 */
export function isSampleContractor(contractor: { readonly _id: string }): boolean {
  if (!Object.hasOwn(documents, contractor._id)) return false
  const shown = new Map(Object.entries(contractor))
  return Object.entries(documents[contractor._id] ?? {}).every(
    ([name, value]) => typeof value !== 'number' || (shown.get(name) ?? value) === value,
  )
}

/** Whether a site figure, such as `cities`, has the value of the sample content. */
export const isSampleFigure = (name: string, value: unknown): boolean =>
  Object.hasOwn(siteFigures, name) && siteFigures[name] === value

/** Whether the average rate of a service in a city is that of the sample content. */
export const isSampleAverage = (cityId: string, serviceId: string, range: string | undefined): boolean =>
  range !== undefined && averageRates[cityId]?.[serviceId] === range

/**
 * Whether a value of a document is the figure of the sample content.
 * @param name the last part of the field's path (`FIGURE_FIELDS`), or the key of a figure of a page
 */
export function isSampleValue(documentId: string, name: string, value: unknown): boolean {
  const own = Object.hasOwn(documents, documentId) ? documents[documentId] : undefined
  const sample = own && Object.hasOwn(own, name) ? own[name] : undefined
  if (typeof sample !== 'object') return sample !== undefined && sample === value
  if (typeof value !== 'object' || value === null) return false
  const { en, fr }: { en?: unknown; fr?: unknown } = value
  return withoutMarks(en) === sample.en && withoutMarks(fr) === sample.fr
}

interface PageFigures {
  _id: string
  /** As stored, in both languages. */
  figures: readonly { key: string | null; value: unknown }[] | null
  evidence: Evidence | null
}

/** Whether one of the figures of a page is that of the sample content and staff state no source, whatever its last day. */
export function hasSampleFigures(page: PageFigures | null): boolean {
  const isSample = page?.figures?.some(({ key, value }) => isSampleValue(page._id, key ?? '', value)) ?? false
  return standingOf({ isSample, evidence: page?.evidence, today: '' }) === 'sample'
}
