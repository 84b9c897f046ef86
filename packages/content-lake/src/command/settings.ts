import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CommandError, type ServeOptions } from './options.ts'

/** The file's content. `project` and `dataset` are part of the addresses of images, so they never change in a folder. */
const schema = z.object({ project: z.string(), dataset: z.string(), token: z.string() })

export type Settings = z.infer<typeof schema>

const FILE = 'content-lake.json'

/**
 * Combines stored settings and options. Throws a CommandError if project or dataset differ, or for another program's lake.
 */
export function settingsOf({ data, project, dataset, token }: ServeOptions): Settings {
  const kept = readSettings(data)
  if (!kept && existsSync(join(data, 'lake.sqlite'))) {
    throw new CommandError(`The lake in ${data} is of another program: choose another folder with --data.`)
  }
  for (const [name, wanted, is] of [
    ['project', project, kept?.project],
    ['dataset', dataset, kept?.dataset],
  ]) {
    if (wanted === undefined || is === undefined || wanted === is) continue
    throw new CommandError(
      `The ${name} in ${data} is "${is}": leave --${name} out, or choose another folder.`,
    )
  }
  return {
    project: kept?.project ?? project ?? 'local',
    dataset: kept?.dataset ?? dataset ?? 'production',
    token: token ?? kept?.token ?? randomBytes(24).toString('base64url'),
  }
}

/** Stores the settings in the folder. Only its owner can read them. */
export function keepSettings(data: string, settings: Settings): void {
  writeFileSync(join(data, FILE), `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 })
}

function readSettings(data: string): Settings | null {
  const file = join(data, FILE)
  if (!existsSync(file)) return null
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new CommandError(`${file} cannot be read: mend it, or choose another folder with --data.`, {
      cause,
    })
  }
}
