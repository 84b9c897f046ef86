import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const UNFINISHED = '.unfinished-'
/** A work folder of this age, in milliseconds, belongs to a process that was killed. */
const ABANDONED = 24 * 3_600_000

/**
 * Runs a task with a temporary folder inside of `folder`, and removes the temporary folder afterwards. Also removes temporary
 * folders that killed processes have left.
 */
export async function inWorkFolder<Result>(
  folder: string,
  task: (work: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeAbandoned(folder)
  const work = await mkdtemp(join(folder, UNFINISHED))
  try {
    return await task(work)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(UNFINISHED)) continue
    const path = join(folder, name)
    // Another process may have removed the folder meanwhile.
    const found = await stat(path).catch((error) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (found && found.mtimeMs < Date.now() - ABANDONED) await rm(path, { recursive: true, force: true })
  }
}
