import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Env } from '#lib/env.ts'
import { siteLog as log } from '#lib/server/log.ts'

const NAME = /^montage-[\dTZ-]+\.tar\.gz$/

/** A file in the data folder that says why the last backup failed. Every server with this data folder reads it. */
const FILE = 'backup-failed.json'

const failure = z.object({
  /** ISO 8601. */
  at: z.string(),
  reason: z.string(),
})

export type BackupFailure = z.infer<typeof failure>

/** Stores why a backup failed. On a full disk this is only logged; the age of the newest backup shows the failure then. */
export async function noteFailure(dataDir: string, error: unknown, now: Date): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error)
  const note: BackupFailure = { at: now.toISOString(), reason }
  await writeFile(join(dataDir, FILE), JSON.stringify(note), { mode: 0o600 }).catch((problem) =>
    log.error({ err: problem }, 'That the backup failed could not be noted'),
  )
}

export async function clearFailure(dataDir: string): Promise<void> {
  await rm(join(dataDir, FILE), { force: true })
}

/** Why the last backup failed; null when it succeeded, or when no backup was made yet. */
export async function lastFailure(dataDir: string): Promise<BackupFailure | null> {
  const json = await readFile(join(dataDir, FILE), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return json === null ? null : failure.parse(JSON.parse(json))
}

/** The paths of the backups in a folder, the newest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error) => {
    // Before the first backup there is no folder.
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
    .map((name) => join(folder, name))
}

export interface BackupState {
  failure: BackupFailure | null
  /** When the newest backup was made, in milliseconds since 1970; 0 when there is no backup. */
  newestAt: number
}

export async function backupState(settings: Pick<Env, 'DATA_DIR' | 'BACKUP_DIR'>): Promise<BackupState> {
  const [newest] = await backupsIn(settings.BACKUP_DIR)
  return {
    failure: await lastFailure(settings.DATA_DIR),
    newestAt: newest ? (await stat(newest)).mtimeMs : 0,
  }
}
