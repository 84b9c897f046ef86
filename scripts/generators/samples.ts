import { readFileSync } from 'node:fs'
import type { ContentDocument } from '#studio/tools/checklist/content-document.ts'
import { identityOf } from '#studio/tools/checklist/sample-identity.ts'

/** The samples that the site comes with, for the Studio's checklist to know them by. */
export function samples(): string {
  const lines = readFileSync('studio/seed/production.ndjson', 'utf8').split('\n').filter(Boolean)
  const documents: ContentDocument[] = lines.map((line) => JSON.parse(line))
  const identities = documents.flatMap((document) => {
    const identity = identityOf(document)
    return identity === null ? [] : [[document._id, identity]]
  })
  return `${JSON.stringify(Object.fromEntries(identities), null, 2)}\n`
}
