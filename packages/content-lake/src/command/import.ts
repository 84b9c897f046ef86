import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { creationsOf, readDocuments } from '../dataset-file.ts'
import { LakeError } from '../errors.ts'
import { isSystemId } from '../ids.ts'
import type { Lake } from '../lake.ts'
import { CommandError } from './options.ts'

const AUTHOR = 'import'
const ASSETS = ['sanity.imageAsset', 'sanity.fileAsset']

const documentSchema = z.looseObject({ _id: z.string().optional(), _type: z.string() })
const refusalSchema = z.object({
  error: z.object({
    items: z.array(z.object({ index: z.number(), error: z.object({ description: z.string() }) })).min(1),
  }),
})

/**
 * Fills an empty lake from a file: `.ndjson`, or `.tar.gz` of `sanity dataset export`, with its images and files. Returns the
 * number of documents, or null for a lake that has documents already.
 * Throws a CommandError that says what is wrong with the file. In that case no document of the file is imported.
 */
export async function importInto(lake: Lake, file: string): Promise<number | null> {
  const count = await lake.query('count(*[!(_type in $assets)])', { assets: ASSETS }, { perspective: 'raw' })
  if (count !== 0) return null
  try {
    if (!/\.(tar\.gz|tgz)$/.test(file)) return await importFile(lake, file)
    const folder = await mkdtemp(join(tmpdir(), 'content-lake-'))
    try {
      return await importFile(lake, await unpacked(file, folder))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(`${file} cannot be imported: ${error instanceof Error ? error.message : error}`)
  }
}

async function importFile(lake: Lake, file: string): Promise<number> {
  const all = await readDocuments(file, (line) => line.trim() !== '')
  const documents = all
    .map((value, index) => {
      const { data } = documentSchema.safeParse(value)
      if (data) return { ...data, _id: data._id ?? randomUUID() }
      throw new Error(`document ${index + 1} is not an object with a "_type", as each line of an export is`)
    })
    // System documents, such as groups and releases, belong to the project of the export and are not imported.
    .filter(({ _id }) => !isSystemId(_id))
  if (documents.length === 0) throw new Error('there is no document in it')
  const creations = await creationsOf(lake, documents, {
    folder: dirname(file),
    author: AUTHOR,
    isLocal: true,
  })
  try {
    lake.mutate(creations, { author: AUTHOR })
  } catch (error) {
    if (!(error instanceof LakeError)) throw error
    const [item] = refusalSchema.safeParse(error.body).data?.error.items ?? []
    if (!item) throw error
    throw new Error(`the document "${documents[item.index]?._id}" is refused. ${item.error.description}`)
  }
  return documents.length
}

/** Unpacks an archive into a folder. Returns the path of its file of documents. */
async function unpacked(archive: string, folder: string): Promise<string> {
  await promisify(execFile)('tar', ['-xzf', archive, '-C', folder]).catch((error) => {
    const reason = error.code === 'ENOENT' ? 'the program "tar" is not installed' : error.stderr.trim()
    throw new Error(`it cannot be unpacked: ${reason}`)
  })
  const found = await readdir(folder, { recursive: true })
  const [file, ...others] = found.filter((name) => name.endsWith('.ndjson'))
  if (file === undefined || others.length > 0) {
    throw new Error(`it has ${file ? 'more than one file' : 'no file'} whose name ends in .ndjson`)
  }
  return join(folder, file)
}
