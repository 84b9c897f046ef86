import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import { z } from 'zod'

/** The oldest version that is supported of each browser, under the browser's name in MDN's browser-compat-data. */
export type Floor = Record<(typeof BROWSERS)[number], string>

const BROWSERS = ['chrome', 'edge', 'firefox', 'safari'] as const

/** `browserslist` in package.json: what Next and Tailwind build for. */
export const SITE_FLOOR = siteFloor()

/** Sanity's own code in the Studio needs these. */
export const STUDIO_FLOOR: Floor = { chrome: '122', edge: '122', firefox: '128', safari: '17.4' }

function siteFloor(): Floor {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  const entries = z.array(z.string()).parse(manifest.browserslist)
  return z
    .record(z.enum(BROWSERS), z.string())
    .parse(Object.fromEntries(entries.map((entry) => entry.split(' '))))
}

/** Whether all browsers of a floor have a feature. One that the data says nothing of is taken to be there. */
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

/** Whether something was done in this version or before. `preview` is a version that is not out, `≤37` one that is not known exactly. */
function isUpTo(done: string | boolean | null | undefined, version: string): boolean {
  if (typeof done !== 'string' || done === 'preview') return false
  return done.replace('≤', '').localeCompare(version, 'en', { numeric: true }) <= 0
}

/** The features in a part of the data, with their names there. */
export const featuresOf = (part: Identifier): [name: string, feature: Identifier][] =>
  Object.entries<Identifier>(part).filter(([name]) => name !== '__compat')

/** Vitest would take minutes to import its 16 MB. */
export const { javascript, api, css }: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')
