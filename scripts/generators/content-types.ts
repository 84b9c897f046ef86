import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The types of documents and of what each query answers, as Sanity's TypeGen makes them. */
export async function contentTypes(): Promise<string> {
  await run('sanity', ['schema', 'extract', '--force', '--path', '.made/schema.json'], {
    cwd: 'scripts/typegen',
  })
  await run('sanity', ['typegen', 'generate'])
  return readFile('scripts/typegen/.made/sanity.types.ts', 'utf8')
}
