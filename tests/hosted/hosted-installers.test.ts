import { expect, test } from 'vitest'
import { hostedInstallerContent } from '#lib/leads/contractors/installer/hosted-installer-content.ts'
import { hostedClients } from './hosted-clients.ts'

test('with hosted Sanity a public installer is a draft first, and later changes go into a draft of it', async () => {
  const { sanity, clientWith } = await hostedClients()
  const lake = sanity.lake()
  const content = hostedInstallerContent(clientWith(sanity.addRobot('Site', 'editor').token))
  lake.mutate(
    [
      { create: { _id: 'province-qc', _type: 'province', code: 'QC', name: { en: 'Quebec', fr: 'Québec' } } },
      { create: { _id: 'city-laval', _type: 'city', slug: { current: 'laval' }, name: { en: 'Laval' } } },
    ],
    { author: 'test' },
  )
  expect(await content.names()).toMatchObject({
    services: [],
    cities: [{ id: 'city-laval', slug: 'laval', name: { en: 'Laval', fr: 'Laval' } }],
    provinces: [{ code: 'QC', name: { fr: 'Québec' } }],
  })
  const ifMissing = { reviewCount: 0 }
  expect(await content.draft('installer-1')).toBeNull()
  await content.write('installer-1', { always: { name: 'Gagnon inc.' }, ifMissing }, 'account-1')
  expect(await content.published('installer-1')).toBeNull()
  expect(await content.draft('installer-1')).toMatchObject({ name: 'Gagnon inc.', reviewCount: 0 })
  lake.mutate(
    [
      {
        create: {
          _id: 'installer-1',
          _type: 'installer',
          name: 'Gagnon inc.',
          languages: { en: 'French' },
          reviewCount: 4,
        },
      },
      { delete: { id: 'drafts.installer-1' } },
    ],
    { author: 'test' },
  )
  await content.write('installer-1', { always: { name: 'Gagnon et filles inc.' }, ifMissing }, 'account-1')
  expect(await content.published('installer-1')).toMatchObject({ name: 'Gagnon inc.', languages: 'French' })
  expect(lake.getDocuments(['drafts.installer-1'])).toMatchObject([
    { name: 'Gagnon et filles inc.', languages: { en: 'French' }, reviewCount: 4 },
  ])
})
