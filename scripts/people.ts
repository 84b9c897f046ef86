import type { DatabaseSync } from 'node:sqlite'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { isUnwritable } from 'content-lake/sqlite'
import type { Env } from '#lib/env.ts'
import { ROLES, type Role } from '#lib/roles.ts'
import { AccountError } from '#lib/server/accounts/index.ts'
import { openSiteLake } from '#lib/server/lake.ts'
import { fail } from './fail.ts'
import { preflight } from './preflight.ts'

/** Reads a script's options. Exits with the reason and the usage when they are wrong; `--help` prints the usage alone. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
) {
  if (process.argv.includes('--help')) {
    console.log(`Use ${usage}.`)
    process.exit()
  }
  try {
    return parseArgs({ options }).values
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(/\. |\n/)[0]?.replace(/\.$/, '') : error
    fail(`${reason}: use ${usage}.`)
  }
}

/** The role that an option names. Exits with a sentence when there is no such role. */
export function readRole(value: string | undefined): Role {
  const role = ROLES.find((name) => name === value)
  return (
    role ??
    fail(`Say which role with --role: ${new Intl.ListFormat('en', { type: 'disjunction' }).format(ROLES)}.`)
  )
}

/** Runs a task with the database of accounts and closes it. Exits with a sentence when the task breaks a rule of accounts. */
export async function withPeople(
  task: (database: DatabaseSync, env: Env) => void | Promise<void>,
): Promise<void> {
  const env = preflight()
  if (env.NEXT_PUBLIC_SANITY_PROJECT_ID) {
    fail('This site uses hosted Sanity: its people and tokens are managed at https://www.sanity.io/manage.')
  }
  const lake = openSiteLake(env.DATA_DIR)
  try {
    await task(lake.database, env)
  } catch (error) {
    if (error instanceof AccountError) fail(error.message)
    if (isUnwritable(error)) {
      fail(
        `Nothing was changed: the disk of ${env.DATA_DIR} is full, read-only or broken. Make room, then try again.`,
      )
    }
    throw error
  } finally {
    lake.close()
  }
}

/** A time for a list; a dash for null. */
export function formatTime(time: number | null): string {
  return time === null ? '-' : new Date(time).toISOString().slice(0, 16).replace('T', ' ')
}

/** Prints rows in columns. */
export function printColumns(rows: string[][]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  }
}
