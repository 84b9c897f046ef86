import { missing } from '../engines/engine.ts'
import { FIREFOX } from '../engines/firefox.ts'
import { OF_VISITORS } from '../engines/journeys.ts'
import { WEBKIT } from '../engines/webkit.ts'
import { ONLY_IN_SWEEP, test } from './fixtures.ts'

/* All journeys in both languages, also in the Studio, are in the sweep. */

for (const [kind, lang] of [
  [FIREFOX, 'en'],
  [WEBKIT, 'fr'],
] as const) {
  const reason = missing(kind)
  if (reason) console.warn(reason)

  test(`${kind.name}: search, filters and wizard, ${lang}`, ONLY_IN_SWEEP, async ({ site }) => {
    test.skip(reason !== null, reason ?? '')
    test.setTimeout(60_000)
    const engine = await kind.start()
    try {
      for (const name of ['search', 'filters', 'wizard'] as const)
        await OF_VISITORS[name]({ engine, site, lang })
    } finally {
      await engine.close()
    }
  })
}
