import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { leadsLog as log } from '#lib/server/log.ts'

/** A submission id on each line: no personal data. */
const FILE = 'erased-leads.txt'

/**
 * The ids of erased leads, in a file beside the backups and not in them: a person who was erased must not come back with a
 * restored backup.
 */
export class ErasedLeads {
  readonly #folder: string

  /** @param folder the folder of the backups */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** Adds ids, and resolves when they are on disk. A folder that cannot be written to must not keep a person from being erased. */
  async add(ids: readonly string[]): Promise<void> {
    try {
      await mkdir(this.#folder, { recursive: true })
      const file = await open(join(this.#folder, FILE), 'a', 0o600)
      await file.appendFile(ids.map((id) => `${id}\n`).join(''))
      await file.datasync()
      await file.close()
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown'
      log.error({ reason }, 'Erased leads could not be noted: a backup that is restored brings them back')
    }
  }

  /** All ids; none when there is no file yet, or it cannot be read. */
  async read(): Promise<string[]> {
    try {
      return (await readFile(join(this.#folder, FILE), 'utf8')).split('\n').filter(Boolean)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        const reason = error instanceof Error ? error.message : 'unknown'
        log.error(
          { reason },
          'The list of erased leads cannot be read: a restored backup may have brought them back',
        )
      }
      return []
    }
  }
}
