import { DatabaseSync } from 'node:sqlite'
import { makeTables } from '../database.ts'
import { DocumentIndex } from '../document-index.ts'
import type { DocumentChange, LakeDocument } from '../types.ts'

/** Returns an index of documents in an in-memory database, and a function that changes one document. */
export function temporaryIndex(documents: LakeDocument[]) {
  const database = new DatabaseSync(':memory:')
  makeTables(database)
  const put = database.prepare(
    'INSERT INTO documents (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
  )
  const remove = database.prepare('DELETE FROM documents WHERE id = ?')
  database.exec('BEGIN')
  for (const document of documents) put.run(document._id, JSON.stringify(document))
  database.exec('COMMIT')
  const index = new DocumentIndex(database)
  return {
    index,
    change(change: DocumentChange): void {
      if (change.after) put.run(change.id, JSON.stringify(change.after))
      else remove.run(change.id)
      index.apply([change])
    },
  }
}
