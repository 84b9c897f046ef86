import { expect } from '@playwright/test'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { inTurns } from '../../scripts/parity/site.ts'
import { test } from '../e2e/fixtures.ts'
import { type Contradiction, contradictionsOf, KINDS, readDocuments } from '../e2e/pair-truth.ts'
import { recordRows } from './table.ts'

test('no page of a service in a city contradicts itself or the documents, in both languages', async ({
  site,
}) => {
  const found: Contradiction[] = []
  let pages = 0
  for (const lang of LANGUAGES) {
    const documents = await readDocuments(site, lang)
    const pairs = documents.cities.flatMap((city) => documents.services.map((service) => ({ city, service })))
    pages += pairs.length
    found.push(...(await inTurns(pairs, (pair) => contradictionsOf(site, documents, pair, lang))).flat())
  }
  recordRows(
    'pairs.spec.ts',
    Object.fromEntries(
      KINDS.map((kind) => {
        const wrong = found.filter((one) => one.kind === kind)
        return [
          `pages of a service in a city: ${kind}`,
          { tried: pages, lost: new Set(wrong.map(({ address }) => address)).size },
        ]
      }),
    ),
  )
  for (const [sentence, those] of Map.groupBy(
    found,
    ({ kind, sentence }) => `${kind}: ${sentence.replace(/\d+.*$/, '')}`,
  ))
    console.log(`  ${String(those.length).padStart(5)} ${sentence}, such as ${those[0]?.address}`)
  expect(pages).toBeGreaterThanOrEqual(4_000)
  expect(found.slice(0, 20).map(({ address, sentence }) => `${address} ${sentence}`)).toEqual([])
})
