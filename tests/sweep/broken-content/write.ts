import { openFormerLake } from '../../lake/former-lake.ts'
import type { StoredDocument } from './places.ts'

/** Publishes documents as they are, in the data of a server that runs. */
export function write({ dataDir }: { dataDir: string }, documents: StoredDocument[]): void {
  const lake = openFormerLake(dataDir)
  lake.mutate(
    documents.map((document) => ({ createOrReplace: document })),
    { author: 'tests' },
  )
  lake.close()
}
