import { expect, test } from 'vitest'
import { queryHostedDrafts } from '#lib/content/hosted-drafts.ts'
import { hostedClients } from './hosted-clients.ts'

const NAMES = '*[_type == "city"] | order(_id){_id, name}'

test('a link shows the drafts of its documents and the versions of its release, and nothing else', async () => {
  const { sanity, clientWith } = await hostedClients()
  const lake = sanity.lake()
  const city = (_id: string, name: string) => ({ create: { _id, _type: 'city', name } })
  lake.mutate(
    [
      city('a', 'A'),
      city('b', 'B'),
      city('drafts.a', 'A draft'),
      city('drafts.b', 'B draft'),
      city('drafts.c', 'C draft'),
      city('versions.r1.b', 'B in release'),
      city('versions.r2.a', 'A in another release'),
    ],
    { author: 'test' },
  )
  const client = clientWith(sanity.addRobot('Site', 'viewer').token)
  const names = async (layers: string[], documents: string[]) => {
    const found = await queryHostedDrafts(client, NAMES, {}, { layers, documents })
    return (found as { name: string }[]).map(({ name }) => name)
  }
  expect(await names(['drafts'], ['a'])).toEqual(['A draft', 'B'])
  expect(await names(['drafts'], ['c'])).toEqual(['A', 'B', 'C draft'])
  expect(await names(['r1'], ['b'])).toEqual(['A', 'B in release'])
  expect(await names(['r1', 'drafts'], ['a'])).toEqual(['A draft', 'B in release'])
})
