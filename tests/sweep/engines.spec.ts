import { expect } from '@playwright/test'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { testWithSite } from '../e2e/fixtures.ts'
import type { Site } from '../e2e/site.ts'
import { LEAD_ENV } from '../e2e/stored-leads.ts'
import { type EngineKind, missing } from '../engines/engine.ts'
import { FIREFOX } from '../engines/firefox.ts'
import { OF_STAFF, OF_VISITORS } from '../engines/journeys.ts'
import { WEBKIT } from '../engines/webkit.ts'
import { printTable, recordRows } from './table.ts'

const JOURNEYS = Object.entries({ ...OF_VISITORS, ...OF_STAFF })

for (const kind of [FIREFOX, WEBKIT]) {
  const reason = missing(kind)
  if (reason) console.warn(reason)
  // Each has a server of its own, whose staff have chosen no language yet.
  const test = testWithSite({ env: LEAD_ENV })

  test(`${kind.name}: every journey in both languages`, async ({ site }) => {
    test.skip(reason !== null, reason ?? '')
    const table: Record<string, Record<string, string>> = {}
    const failures: unknown[] = []
    for (const lang of LANGUAGES) {
      for (const [name, result] of await tryAll(kind, site, lang)) {
        table[name] = {
          ...table[name],
          [lang]: typeof result === 'number' ? `${result.toFixed(1)} s` : 'failed',
        }
        if (typeof result !== 'number') failures.push(result)
      }
    }
    printTable(kind.name, table)
    recordRows('tests/sweep/engines.spec.ts', {
      [`journeys in ${kind.name}`]: {
        tried: JOURNEYS.length * LANGUAGES.length,
        lost: failures.length,
      },
    })
    expect(failures).toEqual([])
  })
}

/** The journeys of a language in a browser of their own: the seconds of each, or why it failed. */
async function tryAll(kind: EngineKind, site: Site, lang: Language): Promise<[string, unknown][]> {
  const results: [string, unknown][] = []
  const engine = await kind.start()
  try {
    for (const [name, journey] of JOURNEYS) {
      const started = Date.now()
      const result = await journey({ engine, site, lang }).then(
        () => (Date.now() - started) / 1000,
        (error: unknown) => `${name}, ${lang}: ${error}`,
      )
      results.push([name, result])
    }
  } finally {
    await engine.close()
  }
  return results
}
