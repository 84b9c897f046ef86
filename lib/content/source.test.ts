import { expect, onTestFinished, test } from 'vitest'
import { openFormerLake } from '../../tests/lake/former-lake.ts'
import { mutate, temporaryFolder } from '../../tests/lake/temporary-lake.ts'
import { fillNamedFigures } from './named-figures.ts'
import { getSlugs } from './slugs.ts'

/** Entries of a list that only a script or another release can have stored. */
const WRONG = ['text', 7, true, [7], null]

test('wrong entries of the lists that every page reads are left out', async () => {
  // A former release did not check what is stored.
  globalThis.montageLake = openFormerLake(temporaryFolder())
  onTestFinished(() => {
    globalThis.montageLake?.close()
    globalThis.montageLake = undefined
  })
  const slug = { _type: 'slug', current: 'painting' }
  const formerSlugs = [...WRONG, { _key: 'f', slug: 'walls', until: '2999-01-01' }]
  const figures = [...WRONG, { _key: 'f', name: 'cities', value: 250 }]
  mutate(
    globalThis.montageLake,
    { create: { _id: 'painting', _type: 'service', slug, formerSlugs } },
    { create: { _id: 'siteFigures', _type: 'siteFigures', figures } },
  )
  const text = { _type: 'localeString', en: '{cities} cities', fr: '{cities} villes' }
  const { filled } = await fillNamedFigures({ text }, 'published')
  expect(filled.text).toMatchObject({ en: '250 cities', fr: '250 villes' })
  const { service, former } = await getSlugs()
  expect([...service]).toEqual(['painting'])
  expect(former.get('service')?.get('walls')?.slug).toBe('painting')
})
