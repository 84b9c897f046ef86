import { isPublishedId, type Lake, type Transaction } from 'content-lake'
import { englishWithoutFrench } from '#lib/i18n/english-without-french.ts'
import { TRANSLATION_NOTE, translationNoteId } from '#lib/i18n/translation-note.ts'
import { usersById } from '#lib/server/accounts/index.ts'
import { getLake } from '#lib/server/lake.ts'
import { kindOf } from '#lib/server/rights/table.ts'

declare global {
  // Next.js loads modules more than once per process; the subscription must exist once.
  var montageEnglishOnly: (() => void) | undefined
}

/**
 * Writes a note for translators when English goes live without its French and nobody was asked: by the API, or by a schedule, when
 * the French was done at first and the English was changed meanwhile. The Studio asks, and its answer stays.
 */
export function startEnglishOnlyNotes(): void {
  const lake = getLake()
  globalThis.montageEnglishOnly ??= lake.subscribe((transaction, isOwn) => {
    if (isOwn) noteEnglishOnly(lake, transaction)
  })
}

/** Writes the notes of one transaction. Returns the ids of the documents that got one. */
export function noteEnglishOnly(
  lake: Pick<Lake, 'database' | 'mutate' | 'getDocuments'>,
  { author, changes, timestamp }: Pick<Transaction, 'author' | 'changes' | 'timestamp'>,
): string[] {
  const open = changes.filter(
    ({ id, before, after }) =>
      after !== null &&
      isPublishedId(id) &&
      kindOf(after._type) === 'content' &&
      englishWithoutFrench(before, after).length > 0 &&
      !isDecided(lake, id, before?._updatedAt ?? ''),
  )
  if (open.length === 0) return []
  const by = usersById(lake, [author])[0]?.displayName ?? author
  lake.mutate(
    open.map(({ id }) => ({
      createOrReplace: {
        _id: translationNoteId(id),
        _type: TRANSLATION_NOTE,
        document: id,
        decision: { kind: 'englishOnly', text: '', by, at: timestamp },
      },
    })),
    { author },
  )
  return open.map(({ id }) => id)
}

/** Whether somebody has decided about the French since the document was published the last time. */
function isDecided(lake: Pick<Lake, 'getDocuments'>, id: string, publishedAt: string): boolean {
  const [note] = lake.getDocuments([translationNoteId(id)])
  return note?.decision !== undefined && String(note._updatedAt) > publishedAt
}
