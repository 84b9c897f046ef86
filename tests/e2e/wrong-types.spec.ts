import { expect } from '@playwright/test'
import { damaged, damagesOf } from '../sweep/broken-content/damages.ts'
import { CONTENT, EVERYWHERE, faultAt, statusesOf } from '../sweep/broken-content/pages.ts'
import { placesOf, type StoredDocument } from '../sweep/broken-content/places.ts'
import { fullest } from '../sweep/broken-content/rounds.ts'
import { write } from '../sweep/broken-content/write.ts'
import { inTurns } from './crawl.ts'
import { ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'

const test = testWithSite()

/** The document with each of its fields of a wrong type, another one than the field beside it. Its address stays. */
function mistyped(document: StoredDocument): StoredDocument {
  const fields = placesOf(document).filter(({ path }) => path.length === 1 && path[0] !== 'slug')
  const damages = fields.map((field, index) => {
    const values = damagesOf(document._id, field, 'mistyped')
    return values[index % values.length]
  })
  return damaged(
    document,
    damages.filter((damage) => damage !== undefined),
  )
}

test(
  'content that was stored with wrong types, in every field of three documents of each type, is left out: no page fails',
  ONLY_IN_SWEEP,
  async ({ site }) => {
    const documents = await site.client.fetch<StoredDocument[]>(CONTENT)
    const statuses = await statusesOf(site, EVERYWHERE)
    const chosen = Object.values(Object.groupBy(fullest(documents), ({ _type }) => _type)).flatMap(
      (ofType = []) => ofType.slice(0, 3),
    )
    write(site, chosen.map(mistyped))
    const faults: string[] = []
    await inTurns(EVERYWHERE, async (address) => {
      const fault = await faultAt(site, address, statuses.get(address))
      if (fault) faults.push(`${address}: ${fault}`)
    })
    console.log(`  ${chosen.length} documents, ${EVERYWHERE.length} addresses`)
    expect(faults).toEqual([])
    expect(site.output()).not.toMatch(/ {4}at /)
  },
)
