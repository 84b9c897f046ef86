import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import type { Env } from '#lib/env.ts'
import { siteLog as log } from '#lib/server/log.ts'
import { backupsIn } from './state.ts'

const HOUR = 3_600_000

/** How often to check whether a backup is due, in milliseconds. */
const LOOK = HOUR / 12

/**
 * Makes a backup when the newest backup is `BACKUP_EVERY_HOURS` old; 0 means never. The backup runs in another process, so that
 * visitors do not wait.
 */
export function scheduleBackups({ BACKUP_EVERY_HOURS: hours, BACKUP_DIR: folder }: Env): void {
  if (hours === 0) return
  let isRunning = false
  const look = async () => {
    if (isRunning) return
    isRunning = true
    try {
      if (await isDue(folder, hours * HOUR)) await backUp()
    } catch (error) {
      log.error({ err: error }, 'The backup failed')
    } finally {
      isRunning = false
    }
  }
  void look()
  setInterval(() => void look(), LOOK).unref()
}

async function isDue(folder: string, interval: number): Promise<boolean> {
  const [newest] = await backupsIn(folder)
  return newest === undefined || Date.now() - (await stat(newest)).mtimeMs >= interval
}

async function backUp(): Promise<void> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'backup'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said] = await Promise.all([text(child.stderr), once(child, 'close')])
  if (child.exitCode !== 0)
    throw new Error(said.trim() || `It ended with ${child.exitCode ?? child.signalCode}.`)
}
