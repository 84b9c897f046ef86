import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { announcer, changedAddresses } from './index-now.ts'

const service = (slug: string, rest: object = {}) => ({
  _id: 'service-tv',
  _type: 'service',
  slug: { current: slug },
  ...rest,
})

const pathsOf = (addresses: string[]) => addresses.map((address) => address.replace(/^https?:\/\/[^/]+/, ''))

test.each([
  ['a change', service('tv'), service('tv'), ['/tv', '/tv?lang=fr']],
  ['another address', service('tv'), service('screen'), ['/tv', '/tv?lang=fr', '/screen', '/screen?lang=fr']],
  ['a deletion', service('tv'), null, ['/tv', '/tv?lang=fr']],
  ['a page that is held back in French', null, service('tv', { heldBack: { language: 'fr' } }), ['/tv']],
  ['a single page', null, { _id: 'faqPage', _type: 'faqPage' }, ['/faq', '/faq?lang=fr']],
  ['the texts that pages share', null, { _id: 'cityPage', _type: 'cityPage' }, []],
  ['a document without a page', null, { _id: 'review-1', _type: 'review' }, []],
])('%s', (_, before, after, paths) => {
  expect(pathsOf(changedAddresses(before, after))).toEqual(paths)
})

/** What a search engine gets within a moment. */
async function sentBy(settings: { SITE_URL: string; SITE_PUBLIC: 'yes' | 'no'; INDEXNOW_KEY?: string }) {
  const got: unknown[] = []
  const server = createServer(async (request, response) => {
    got.push(await json(request))
    response.writeHead(202).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`
  const announce = announcer({ INDEXNOW_KEY: undefined, ...settings, INDEXNOW_URL: url }, 20)
  announce(null, service('tv'))
  announce(service('tv'), service('tv'))
  announce(null, { _id: 'review-1', _type: 'review' })
  await new Promise((done) => setTimeout(done, 300))
  return got
}

const PUBLIC = { SITE_URL: 'https://www.montage.ca', SITE_PUBLIC: 'yes' } as const

test('changes of a minute are one message, with the key', async () => {
  expect(await sentBy({ ...PUBLIC, INDEXNOW_KEY: 'abcd1234' })).toEqual([
    {
      host: 'www.montage.ca',
      key: 'abcd1234',
      keyLocation: expect.stringMatching(/\/indexnow\.txt$/),
      urlList: [expect.stringMatching(/\/tv$/), expect.stringMatching(/\/tv\?lang=fr$/)],
    },
  ])
})

test('without a key, and on a site that is not public, nothing is sent', async () => {
  expect(await sentBy(PUBLIC)).toEqual([])
  expect(await sentBy({ ...PUBLIC, INDEXNOW_KEY: 'abcd1234', SITE_PUBLIC: 'no' })).toEqual([])
  expect(
    await sentBy({ SITE_URL: 'http://localhost:3000', SITE_PUBLIC: 'yes', INDEXNOW_KEY: 'abcd1234' }),
  ).toEqual([])
})
