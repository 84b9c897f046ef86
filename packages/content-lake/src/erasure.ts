import type { DatabaseSync } from 'node:sqlite'
import { integer, json, text } from './database.ts'
import { publishedId, targetOf } from './ids.ts'
import { inTransaction } from './sqlite.ts'

/**
 * Erases the texts of documents, their drafts and versions from the history. Authors, times, ids, types and references stay:
 * from these, other processes know which pages they must make again.
 */
export function eraseHistory(database: DatabaseSync, ids: string[]): void {
  const ofThem = 'document_id IN (SELECT value FROM json_each(?))'
  const putChange = database.prepare(
    'UPDATE changes SET before = ?, after = ? WHERE seq = ? AND document_id = ?',
  )
  const putMutations = database.prepare('UPDATE transactions SET mutations = ? WHERE seq = ?')
  inTransaction(database, () => {
    const all = withFormerVersions(database, ids)
    const list = JSON.stringify(all)
    for (const row of database.prepare(`SELECT * FROM changes WHERE ${ofThem}`).all(list)) {
      const emptied = (column: string) =>
        row[column] === null ? null : JSON.stringify(withoutTexts(json(row, column)))
      putChange.run(emptied('before'), emptied('after'), integer(row, 'seq'), text(row, 'document_id'))
    }
    const transactions = database
      .prepare(
        `SELECT seq, mutations FROM transactions WHERE seq IN (SELECT seq FROM changes WHERE ${ofThem})`,
      )
      .all(list)
    for (const row of transactions) {
      const mutations = json<unknown[]>(row, 'mutations').map((mutation) =>
        all.includes(targetOf(mutation)) ? withoutWords(mutation) : mutation,
      )
      putMutations.run(JSON.stringify(mutations), integer(row, 'seq'))
    }
  })
}

/** The given ids, and the ids of all their drafts and versions that have ever existed. */
function withFormerVersions(database: DatabaseSync, ids: string[]): string[] {
  const versions = database
    .prepare(
      `SELECT DISTINCT document_id FROM changes
       WHERE document_id > 'drafts.' AND document_id < 'drafts/' OR document_id > 'versions.' AND document_id < 'versions/'`,
    )
    .all()
    .map((row) => text(row, 'document_id'))
  return [...ids, ...versions.filter((id) => ids.includes(publishedId(id)))]
}

/** A copy of a mutation without its texts: a patch or a deletion keeps only its kind and document id. */
function withoutWords(mutation: unknown): unknown {
  const [entry] = Object.entries(mutation as Record<string, unknown>)
  if (!entry) return mutation
  const [kind, body] = entry
  const isById = kind === 'patch' || kind === 'delete'
  return { [kind]: isById ? { id: targetOf(mutation) } : withoutTexts(body) }
}

/** A copy of a value with empty texts. Fields that begin with `_` stay, because the lake reads them (`_id`, `_ref`). */
function withoutTexts(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return name.startsWith('_') ? value : ''
  if (Array.isArray(value)) return value.map((item) => withoutTexts(item, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withoutTexts(field, key)]))
}
