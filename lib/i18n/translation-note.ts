import { z } from 'zod'

/** The type of a document with an author's decision about missing French and a translator's reply. No page shows it. */
export const TRANSLATION_NOTE = 'translationNote'

const said = z.object({
  text: z.string(),
  /** The name of the person. */
  by: z.string(),
  at: z.iso.datetime(),
})

export const translationNoteShape = z.object({
  _id: z.string(),
  /** The published id of the document that the note is about. */
  document: z.string(),
  /** `sent`: the English waits for its French. `englishOnly`: published without French. `text` may be empty. */
  decision: said.extend({ kind: z.enum(['sent', 'englishOnly']) }).optional(),
  /** The translator's reply. */
  reply: said.optional(),
})

export type TranslationNote = z.infer<typeof translationNoteShape>

/** There is one note for each document. The id has a dot, so it is not public in hosted Sanity. */
export const translationNoteId = (document: string): string => `translation-note.${document}`

type Stored = Record<string, unknown>

const KEPT_BY_THE_LAKE = new Set(['_rev', '_createdAt', '_updatedAt'])

/** Whether a change of a note is only a reply to the author. A translator may change nothing else in a note. */
export function isReplyOnly(before: Stored | null, after: Stored | null): boolean {
  if (after === null || !said.strict().safeParse(after.reply).success) return false
  if (typeof after.document !== 'string') return false
  const original = before ?? {
    _id: translationNoteId(after.document),
    _type: TRANSLATION_NOTE,
    document: after.document,
  }
  const names = new Set([...Object.keys(original), ...Object.keys(after)])
  return [...names].every(
    (name) =>
      name === 'reply' ||
      KEPT_BY_THE_LAKE.has(name) ||
      JSON.stringify((original as Stored)[name]) === JSON.stringify(after[name]),
  )
}
