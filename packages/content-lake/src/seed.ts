import { join } from 'node:path'
import { creationsOf, readDocuments } from './dataset-file.ts'
import { LakeError } from './errors.ts'
import type { Lake } from './lake.ts'

const SEEDED = 'seeded'
const TRANSACTION_ID = 'seed'

/**
 * Fills a new lake with the documents of `production.ndjson` in a folder, and the images and files they name
 * (`"_sanityAsset": "image@file://./images/x.svg"`), as `sanity dataset import` would. A drawing that
 * names its subject is cropped around it. A lake is filled once, also
 * when two processes start at the same time. Documents that exist already are not changed. History names `author`.
 * A lake that was filled by an earlier release gets the single documents that this one brings.
 * Throws an Error that names the line or file that is wrong.
 */
export async function seedLake(lake: Lake, folder: string, author: string): Promise<void> {
  const file = join(folder, 'production.ndjson')
  if (lake.meta.get(SEEDED) !== undefined) return addSingles(lake, { folder, file, author })
  const documents = await readDocuments(file, (line) => line.trim() !== '')
  const mutations = await creationsOf(lake, documents, { folder, author })
  try {
    lake.mutate(mutations, { author, transactionId: TRANSACTION_ID })
  } catch (error) {
    // The transaction id can be used only once: another process has used it before.
    if (!(error instanceof LakeError && error.status === 409 && isSeeded(lake))) throw error
  }
  lake.meta.set(SEEDED, new Date().toISOString())
}

function isSeeded(lake: Lake): boolean {
  return lake.database.prepare('SELECT seq FROM transactions WHERE id = ?').get(TRANSACTION_ID) !== undefined
}

/** Settings and pages that exist once: their id is their type. */
const SINGLE = /^\{\s*"_id":\s*"(\w+)",\s*"_type":\s*"\1"/

/**
 * Adds the documents that exist once and that the lake has never had, neither published nor as a draft. One that staff have
 * deleted is not added again. One that the lake refuses, for example because it refers to something that is not there, is left
 * out until the next start.
 */
async function addSingles(
  lake: Lake,
  { folder, file, author }: { folder: string; file: string; author: string },
): Promise<void> {
  const had = lake.database.prepare('SELECT 1 FROM changes WHERE document_id IN (?, ?) LIMIT 1')
  const documents = await readDocuments(file, (line) => {
    const id = SINGLE.exec(line)?.[1]
    return id !== undefined && had.get(id, `drafts.${id}`) === undefined
  })
  for (const mutation of await creationsOf(lake, documents, { folder, author })) {
    try {
      lake.mutate([mutation], { author })
    } catch (error) {
      if (!(error instanceof LakeError)) throw error
      lake.log.warn({ err: error }, 'A document that exists once was not added')
    }
  }
}
