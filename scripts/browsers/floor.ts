import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { z } from 'zod'

/** The oldest supported version of each browser, by its name in MDN's browser-compat-data. */
export type Floor = Record<(typeof BROWSERS)[number], string>

const BROWSERS = ['chrome', 'edge', 'firefox', 'safari'] as const

/** The oldest browsers for the site: the `browserslist` of package.json. Next and Tailwind build for these versions. */
export const SITE_FLOOR = siteFloor()

/** The oldest browsers for the Studio. Sanity's own code needs these versions. */
export const STUDIO_FLOOR: Floor = { chrome: '122', edge: '122', firefox: '128', safari: '17.4' }

function siteFloor(): Floor {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const entries = z.array(z.string()).parse(manifest.browserslist)
  return z
    .record(z.enum(BROWSERS), z.string())
    .parse(Object.fromEntries(entries.map((entry) => entry.split(' '))))
}

/** Whether all browsers of a floor have a feature. A feature without data counts as present. */
export function isOld({ __compat }: Identifier, floor: Floor): boolean {
  return !__compat || BROWSERS.every((browser) => has(__compat, browser, floor[browser]))
}

function has({ support }: CompatStatement, browser: keyof Floor, version: string): boolean {
  const statements: SimpleSupportStatement[] = [support[browser] ?? []].flat()
  return statements.some(
    ({ version_added, version_removed, flags, prefix, alternative_name }) =>
      isUpTo(version_added, version) &&
      !isUpTo(version_removed, version) &&
      !flags &&
      !prefix &&
      !alternative_name,
  )
}

/** Whether the version `done` is at most `version`. `preview` is a version that is not released; `≤37` means 37 or older. */
function isUpTo(done: string | boolean | null | undefined, version: string): boolean {
  if (typeof done !== 'string' || done === 'preview') return false
  return done.replace('≤', '').localeCompare(version, 'en', { numeric: true }) <= 0
}

/** The features in a part of MDN's data, with their names. */
export const featuresOf = (part: Identifier): [name: string, feature: Identifier][] =>
  Object.entries<Identifier>(part).filter(([name]) => name !== '__compat')

/** MDN's data. It is loaded with `require`, because Vitest would take minutes to import its 16 MB. */
export const { javascript, api, css }: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')
