import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import type { listTokens } from '#lib/server/accounts/tokens.ts'
import { openSiteLake } from '#lib/server/lake.ts'

/** The data folder of the scripts of a test file. */
export const dataDir = mkdtempSync(join(tmpdir(), 'people-'))
afterAll(() => {
  rmSync(dataDir, { recursive: true })
})

/** Runs `npm run token` or `npm run account` as a process of its own. */
export function script(name: 'token' | 'account', args: string[], { input = '', env = {} } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${name}.ts`, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, SITE_URL: 'https://montage.example', ...env },
  })
  return { status, stdout: stdout.trim(), stderr: stderr.trim() }
}

/** Looks into the lake of that folder. */
export function inLake<Result>(look: (database: Parameters<typeof listTokens>[0]) => Result): Result {
  const lake = openSiteLake(dataDir)
  try {
    return look(lake.database)
  } finally {
    lake.close()
  }
}

/** Bad input ends with one sentence and exit code 1. */
export function expectRefused(name: 'token' | 'account', args: string[], sentence: string) {
  const { status, stdout, stderr } = script(name, args)
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toContain(sentence)
  expect(stderr.split('\n')).toHaveLength(1)
}
