import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Env } from '#lib/env.ts'

/** What is compiled into pages and into the code of browsers: a server with other values would show two sites at once. */
const COMPILED_IN = ['NEXT_PUBLIC_SANITY_PROJECT_ID', 'NEXT_PUBLIC_SANITY_DATASET', 'AVATAR_URL'] as const

const FILE = 'settings.json'

const builtWith = z.partialRecord(z.enum(COMPILED_IN), z.string())

/** Notes in a build the settings that a server of it has to have too. */
export function writeBuildSettings(env: Env, build: string): void {
  const settings = Object.fromEntries(COMPILED_IN.map((name) => [name, env[name]]))
  writeFileSync(join(build, FILE), JSON.stringify(settings))
}

/** The sentence about a setting that differs from the build's, or null when there is none, or the build says nothing (of an earlier release). */
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
