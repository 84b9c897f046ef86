import { randomUUID } from 'node:crypto'
import { sniff } from 'content-lake/media'
import { cleanPhoto } from '../photos/keep.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { ContractorFileRow } from '../store/tables.ts'

/** The largest file in bytes. */
export const LARGEST_FILE = 10 * 1024 * 1024

/** The most files of one contractor in MOST_FILES_DAYS, so that nobody fills the disk. */
const MOST_FILES = 100
const MOST_FILES_DAYS = 30

const DAY = 24 * 3_600_000

/** Why a file is not taken, as keys of the words of the pages. */
export type FileRefusal = 'fileWrong' | 'fileTooLarge' | 'filesTooMany'

export type ContractorFile = Omit<ContractorFileRow, 'bytes'>

/**
 * Keeps a file of a contractor: a PDF as it is, a picture as a new JPEG without EXIF data. A photo of the work cannot be a PDF.
 * @param address the sender's network address, as clientAddress() gives it
 */
export async function keepFile(
  store: LeadStore,
  file: Blob & { name?: string },
  about: Pick<ContractorFileRow, 'contractor_id' | 'submission_id' | 'kind'>,
  address: string,
): Promise<{ id: string } | { refusal: FileRefusal }> {
  if (file.size > LARGEST_FILE) return { refusal: 'fileTooLarge' }
  const sent = new Uint8Array(await file.arrayBuffer())
  const isPdf = about.kind !== 'work' && sniff(sent) === 'pdf'
  const bytes = isPdf ? sent : await cleanPhoto(sent, address)
  if (typeof bytes === 'string') return { refusal: 'fileWrong' }
  const id = randomUUID()
  const isKept = await store.commits.run(async (trx) => {
    const { count } = await trx
      .selectFrom('contractor_files')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('contractor_id', '=', about.contractor_id)
      .where('received_at', '>', store.now() - MOST_FILES_DAYS * DAY)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_FILES) return false
    await trx
      .insertInto('contractor_files')
      .values({
        id,
        ...about,
        name: nameOf(file.name ?? '', isPdf),
        media_type: isPdf ? 'application/pdf' : 'image/jpeg',
        received_at: store.now(),
        bytes,
      })
      .execute()
    return true
  })
  return isKept ? { id } : { refusal: 'filesTooMany' }
}

/** The name of a file without what a file system or a header could misread, with the ending of what is stored. */
function nameOf(given: string, isPdf: boolean): string {
  const stem = given
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N} ._-]/gu, '')
    .trim()
    .slice(0, 80)
  return `${stem || 'file'}.${isPdf ? 'pdf' : 'jpg'}`
}

/** A file with its bytes; null when there is none. */
export async function readFile({ db }: LeadStore, id: string): Promise<ContractorFileRow | null> {
  const row = await db.selectFrom('contractor_files').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** The files of a contractor without their bytes, the newest first. */
export const filesOf = ({ db }: LeadStore, contractorId: string): Promise<ContractorFile[]> =>
  db
    .selectFrom('contractor_files')
    .select(['id', 'contractor_id', 'submission_id', 'kind', 'name', 'media_type', 'received_at'])
    .where('contractor_id', '=', contractorId)
    .orderBy('received_at', 'desc')
    .execute()

/** Deletes a proof of a contractor, and no other file. */
export async function deleteProof(store: LeadStore, contractorId: string, id: string): Promise<void> {
  await store.commits.run((trx) =>
    trx
      .deleteFrom('contractor_files')
      .where('id', '=', id)
      .where('contractor_id', '=', contractorId)
      .where('kind', '=', 'proof')
      .execute(),
  )
}
