import { expect, onTestFinished, test, vi } from 'vitest'
import { addToHostedContent } from '#lib/content/hosted-additions.ts'
import { siteLog } from '#lib/server/log.ts'
import { hostedClients } from './hosted-clients.ts'
import { hostedWithAdditions } from './with-additions.ts'

const slug = (current: string) => ({ _type: 'slug', current })
const NAME = { _type: 'localeString', en: 'TV', fr: 'Télé' }
const PAGE = { _id: 'p', _type: 'service', slug: slug('one'), name: NAME }
const COMPLETE = {
  name: { ...NAME, en: 'TV set', translatedFrom: 'TV' },
  formerSlugs: [{ slug: 'one' }, { slug: 'two' }],
}

type Hosted = Awaited<ReturnType<typeof hostedWithAdditions>>

/** Changes that need two former addresses and one mark of English, the last of them in a draft that is published. */
async function change({ client }: Hosted) {
  await client
    .patch('p')
    .set({ slug: slug('two'), 'name.en': 'TV set' })
    .commit()
  await client.create({ ...PAGE, _id: 'drafts.p', slug: slug('three'), name: { ...NAME, en: 'TV set' } })
  const actionType = 'sanity.action.document.publish'
  await client.action({ actionType, publishedId: 'p', draftId: 'drafts.p' })
}

const page = ({ client }: Hosted) => client.getDocument('p')

test('several servers store an addition once, and hear their own without an end', async () => {
  const hosted = await hostedWithAdditions()
  const error = vi.spyOn(siteLog, 'error')
  onTestFinished(() => error.mockRestore())
  for (let server = 0; server < 3; server += 1) hosted.startServer()
  await hosted.client.create(PAGE)
  await hosted.client.patch('p').set({ 'name.en': 'TV set' }).commit()
  await hosted.settle()
  expect(await page(hosted)).toMatchObject({ name: COMPLETE.name })
  expect(hosted.additions()).toHaveLength(1)
  expect(error, 'a server that came second').not.toHaveBeenCalled()
})

test('what no server heard is added at the start, once', async () => {
  const hosted = await hostedWithAdditions()
  await hosted.client.create(PAGE)
  await change(hosted)
  await hosted.client.create({ ...PAGE, _id: 'other' })
  hosted.startServer()
  await hosted.settle()
  expect(await page(hosted)).toMatchObject(COMPLETE)
  hosted.startServer()
  await hosted.settle()
  expect(hosted.additions()).toHaveLength(1)
})

test('after an interruption that cannot be resumed, changes count as they were made', async () => {
  const hosted = await hostedWithAdditions()
  const { client, sanity } = hosted
  hosted.startServer()
  await client.create(PAGE)
  await client.create({ ...PAGE, _id: 'drafts.p', name: { ...NAME, en: 'TV set' } })
  await hosted.settle()
  expect(await client.getDocument('drafts.p')).toMatchObject({ name: COMPLETE.name })
  sanity.set('error page')
  const lake = sanity.lake()
  const author = { author: 'editor' }
  const publish = { actionType: 'sanity.action.document.publish', publishedId: 'p', draftId: 'drafts.p' }
  lake.mutate([{ patch: { id: 'drafts.p', unset: ['name.translatedFrom'] } }], author)
  lake.act([publish], author)
  lake.mutate([{ patch: { id: 'p', set: { slug: slug('two') } } }], author)
  sanity.set('forgetful')
  await expect.poll(() => page(hosted)).toMatchObject({ formerSlugs: [{ slug: 'one' }] })
  expect((await page(hosted))?.name).toEqual({ ...NAME, en: 'TV set' })
})

test('a busy Sanity is asked again after the time that it says', async () => {
  const hosted = await hostedWithAdditions()
  const { sanity } = hosted
  hosted.startServer()
  await hosted.client.create(PAGE)
  await hosted.settle()
  const allowed = sanity.rates.mutations
  sanity.rates.mutations = 0
  sanity.lake().mutate([{ patch: { id: 'p', set: { 'name.en': 'TV set' } } }], { author: 'editor' })
  await expect.poll(() => sanity.refused.filter(({ status }) => status === 429).length).toBe(1)
  const start = performance.now()
  await expect.poll(() => sanity.refused.filter(({ status }) => status === 429).length).toBe(2)
  expect(performance.now() - start).toBeGreaterThan(800)
  sanity.rates.mutations = allowed
  await expect.poll(() => page(hosted)).toMatchObject({ name: COMPLETE.name })
})

test('a token that may not write is named in the log, and nothing is tried again', async () => {
  const { sanity, clientWith } = await hostedClients()
  const error = vi.spyOn(siteLog, 'error').mockImplementation(() => {})
  onTestFinished(() => error.mockRestore())
  const subscription = addToHostedContent(clientWith(sanity.addRobot('Site', 'viewer').token))
  onTestFinished(() => subscription?.unsubscribe())
  const lake = sanity.lake()
  lake.mutate([{ create: PAGE }, { create: { ...PAGE, _id: 'q' } }], { author: 'editor' })
  lake.mutate([{ patch: { id: 'p', set: { slug: slug('two') } } }], { author: 'editor' })
  lake.mutate([{ patch: { id: 'q', set: { slug: slug('three') } } }], { author: 'editor' })
  await expect
    .poll(() => error.mock.calls.map(([details]) => details))
    .toEqual([
      { documentId: 'p', status: 403 },
      { documentId: 'q', status: 403 },
    ])
})

test('without a token nothing is added, and the log says what is lost', () => {
  const warn = vi.spyOn(siteLog, 'warn')
  expect(addToHostedContent(null)).toBeNull()
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^SANITY_API_WRITE_TOKEN is not set/))
  warn.mockRestore()
})
