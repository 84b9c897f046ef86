import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseEnv } from '#lib/env.ts'
import { differenceFromBuild, writeBuildSettings } from './build-settings.ts'

function settings(source: Record<string, string>) {
  const parsed = parseEnv(source)
  if (!parsed.ok) throw new Error(parsed.error)
  return parsed.env
}

/** The folder of a build that was made with these settings. */
function buildWith(source: Record<string, string>): string {
  const build = mkdtempSync(join(tmpdir(), 'montage-build-'))
  onTestFinished(() => rmSync(build, { recursive: true, force: true }))
  writeBuildSettings(settings(source), build)
  return build
}

const HOSTED = { NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123' }
const AVATARS = { AVATAR_URL: 'https://avatars.example.ca/{initials}.svg' }

test.each([
  [{}, HOSTED, /another NEXT_PUBLIC_SANITY_PROJECT_ID than this server has: none, not "abc123"\. Set it as/],
  [HOSTED, {}, /another NEXT_PUBLIC_SANITY_PROJECT_ID than this server has: "abc123", not none/],
  [HOSTED, { NEXT_PUBLIC_SANITY_PROJECT_ID: 'xyz' }, /PROJECT_ID than this server has: "abc123", not "xyz"/],
  [
    HOSTED,
    { ...HOSTED, NEXT_PUBLIC_SANITY_DATASET: 'staging' },
    /another NEXT_PUBLIC_SANITY_DATASET than this server has: "production", not "staging"/,
  ],
  [{}, AVATARS, /another AVATAR_URL than this server has: none, not "https/],
])('a build with %j is not served with %j', (built, served, sentence) => {
  const difference = differenceFromBuild(settings(served), buildWith(built))
  expect(difference).toMatch(sentence)
  expect(difference).toMatch(/run "npm run build" with these settings\.$/)
})

test('what may differ between a build and its server is served, and so is a build of a release that noted nothing', () => {
  const other = { ...HOSTED, SITE_URL: 'https://example.ca', SHOW_STYLEGUIDE: 'yes', LOG_LEVEL: 'warn' }
  expect(differenceFromBuild(settings(other), buildWith(HOSTED))).toBeNull()
  expect(differenceFromBuild(settings(other), tmpdir())).toBeNull()
})
