import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { type Env, env } from '#lib/env.ts'
import { fail } from './fail.ts'

/** The settings, once the data folder can be written to; otherwise ends the process with a sentence. */
export function preflight(): Env {
  checkDataDir(env.DATA_DIR)
  return env
}

function checkDataDir(dataDir: string) {
  const folder = resolve(dataDir)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error
    fail(
      `Montage cannot write to its data folder ${folder} (${reason}): set DATA_DIR to a folder it may write to.`,
    )
  }
}

/** Ends the process with a sentence when something already listens on the port. */
export async function checkPort(port: number): Promise<void> {
  const free = await new Promise<boolean>((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, () => probe.close(() => done(true)))
  })
  if (!free) fail(`Montage cannot listen on port ${port}: something else uses it. Set PORT to a free one.`)
}
