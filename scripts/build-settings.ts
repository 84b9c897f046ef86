import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Env } from '#lib/env.ts'

/** Settings that are compiled into pages and scripts. A server with other values would show parts of two different sites. */
const COMPILED_IN = [
  'NEXT_PUBLIC_SANITY_PROJECT_ID',
  'NEXT_PUBLIC_SANITY_DATASET',
  'NEXT_PUBLIC_SANITY_API_URL',
  'AVATAR_URL',
] as const

const FILE = 'settings.json'

const builtWith = z.partialRecord(z.enum(COMPILED_IN), z.string())

/** Stores in a build the settings that must be equal when a server serves it. */
export function writeBuildSettings(env: Env, build: string): void {
  const settings = Object.fromEntries(COMPILED_IN.map((name) => [name, env[name]]))
  writeFileSync(join(build, FILE), JSON.stringify(settings))
}

/**
 * A sentence about the first setting that differs from the build's; null when all are equal, or when the build is of an
 * earlier release that did not store settings.
 */
export function differenceFromBuild(env: Env, build: string): string | null {
  const file = join(build, FILE)
  if (!existsSync(file)) return null
  const settings = builtWith.parse(JSON.parse(readFileSync(file, 'utf8')))
  const different = COMPILED_IN.find((name) => env[name] !== settings[name])
  if (!different) return null
  const described = (value: string | undefined) => (value === undefined ? 'none' : `"${value}"`)
  return (
    `The build in ${build} was made with another ${different} than this server has: ${described(settings[different])}, not ` +
    `${described(env[different])}. Set it as for the build, or run "npm run build" with these settings.`
  )
}
