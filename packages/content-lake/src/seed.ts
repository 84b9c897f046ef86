import { join } from 'node:path'
import { creationsOf, readDocuments } from './dataset-file.ts'
import { LakeError } from './errors.ts'
import type { Lake } from './lake.ts'

const SEEDED = 'seeded'
const TRANSACTION_ID = 'seed'

/**
 * Fills a new lake from `production.ndjson` in a folder, with the images and files that its documents name (`"_sanityAsset":
 * "image@file://./images/x.svg"`), as `sanity dataset import` does. A drawing gets a hotspot from its `<view id="subject">`.
 * A lake is filled once, even when two processes start at the same time. Existing documents are not changed. A lake that was
 * filled before gets only new singletons (documents that exist once). Throws an Error that names the wrong line or file.
 * `author` is the author in the history.
 */
export async function seedLake(lake: Lake, folder: string, author: string): Promise<void> {
  const file = join(folder, 'production.ndjson')
  if (lake.meta.get(SEEDED) !== undefined) return addSingles(lake, { folder, file, author })
  const documents = await readDocuments(file, (line) => line.trim() !== '')
  const mutations = await creationsOf(lake, documents, { folder, author })
  try {
    lake.mutate(mutations, { author, transactionId: TRANSACTION_ID })
  } catch (error) {
    // A transaction id can be used only once. So another process has filled the lake.
    if (!(error instanceof LakeError && error.status === 409 && isSeeded(lake))) throw error
  }
  lake.meta.set(SEEDED, new Date().toISOString())
}

function isSeeded(lake: Lake): boolean {
  return lake.database.prepare('SELECT seq FROM transactions WHERE id = ?').get(TRANSACTION_ID) !== undefined
}

/** Matches lines with singletons: settings and pages that exist once. Their id is their type. */
const SINGLE = /^\{\s*"_id":\s*"(\w+)",\s*"_type":\s*"\1"/

/**
 * Adds singletons that the lake has never had, published or as a draft. A singleton that staff have deleted is not added again.
 * A singleton that the lake refuses, for example because of a missing reference, is tried again at the next start.
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
