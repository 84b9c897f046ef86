import type { DatabaseSync } from 'node:sqlite'
import { type Row, text } from './database.ts'
import type { DraftActivity, RecentChange } from './types.ts'

/** How many of the newest changes `recent` reads. It needs far more than MOST_RECENT: typing makes a change every second. */
const LOOKED_AT = 2000
const MOST_RECENT = 200

/** Returns functions that read from the stored transactions who works on which documents. */
export function openActivity(database: DatabaseSync) {
  // With CROSS JOIN, SQLite joins in this order. So it reads only the changes since a draft was made, not older ones of its id.
  const editorsOfDrafts = database.prepare(`
    WITH drafts AS MATERIALIZED (
      SELECT id, (
        SELECT seq FROM changes WHERE document_id = id AND before IS NULL ORDER BY seq DESC LIMIT 1
      ) AS made
      FROM documents WHERE id > 'drafts.' AND id < 'drafts/'
    )
    SELECT drafts.id AS id, author, min(timestamp) AS first, max(timestamp) AS last
    FROM drafts
    CROSS JOIN changes ON changes.document_id = drafts.id AND changes.seq >= drafts.made
    CROSS JOIN transactions ON transactions.seq = changes.seq
    GROUP BY drafts.id, author ORDER BY last DESC, drafts.id`)
  const lastChanges = database.prepare(`
    SELECT document_id AS id, author, max(seq) AS newest, max(timestamp) AS last
    FROM (SELECT seq, document_id FROM changes ORDER BY seq DESC LIMIT ${LOOKED_AT}) JOIN transactions USING (seq)
    GROUP BY document_id, author ORDER BY newest DESC, document_id LIMIT ${MOST_RECENT}`)

  return {
    /** The drafts, each with the people who changed it since it was made. The draft with the newest change comes first. */
    drafts(): DraftActivity[] {
      const drafts = new Map<string, DraftActivity>()
      for (const row of editorsOfDrafts.all()) {
        const { id, since, editors } = drafts.get(text(row, 'id')) ?? {
          id: text(row, 'id'),
          since: text(row, 'first'),
          editors: [],
        }
        const first = text(row, 'first')
        drafts.set(id, { id, since: first < since ? first : since, editors: [...editors, editor(row)] })
      }
      return [...drafts.values()]
    },

    /** Each author's last change of each document, newest first. It includes drafts and deleted documents. */
    recent(): RecentChange[] {
      return lastChanges.all().map((row) => ({ id: text(row, 'id'), ...editor(row) }))
    },
  }
}

function editor(row: Row) {
  return { author: text(row, 'author'), at: text(row, 'last') }
}
