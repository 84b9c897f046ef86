import type { TranslationNote } from '#lib/i18n/translation-note.ts'
import type { WorkItem } from './work-list.ts'

/** A document with an author's decision about its French, and the texts whose French is missing or out of date. */
export interface Waiting {
  note: TranslationNote
  title: string
  /** At least one. */
  items: WorkItem[]
}

/** Documents with an author's decision and texts to translate: `sent` before `englishOnly`, and older decisions first. */
export function waitingFor(notes: TranslationNote[], items: WorkItem[]): Waiting[] {
  const open = Map.groupBy(
    items.filter(({ state }) => state !== 'done'),
    ({ document }) => document._id,
  )
  return notes
    .flatMap((note) => {
      const texts = open.get(note.document)
      return note.decision && texts?.[0] ? [{ note, title: texts[0].title, items: texts }] : []
    })
    .sort((one, other) => rank(one) - rank(other) || compareDates(one, other))
}

const rank = ({ note }: Waiting) => (note.decision?.kind === 'sent' ? 0 : 1)

const compareDates = (one: Waiting, other: Waiting) =>
  Date.parse(one.note.decision?.at ?? '') - Date.parse(other.note.decision?.at ?? '')
