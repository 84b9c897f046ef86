import { expect, onTestFinished, test } from 'vitest'
import { hostedReads } from '#lib/content/hosted-reads.ts'
import { hostedClients } from './hosted-clients.ts'

const QUERY = '*[_id == "toronto"][0].text'

async function reading(grace: number) {
  const { sanity, clientWith } = await hostedClients()
  const editor = clientWith(sanity.addRobot('Writer', 'editor').token)
  await editor.create({ _id: 'toronto', _type: 'city', text: 'before' })
  const api = clientWith(sanity.addRobot('Site', 'viewer').token)
  const cdn = api.withConfig({ apiHost: sanity.cdnUrl, useCdn: true })
  const reads = hostedReads(api, cdn, { grace })
  return { sanity, editor, reads }
}

test('the CDN is asked once a live event is known, and the API before', async () => {
  const { sanity, reads } = await reading(0)
  expect(await reads.fetch(QUERY, {})).toBe('before')
  expect(sanity.counts.get('query by CDN')).toBeUndefined()
  const subscription = reads.follow()
  onTestFinished(() => subscription.unsubscribe())
  await expect
    .poll(async () => {
      await reads.fetch(QUERY, {})
      return sanity.counts.get('query by CDN')
    })
    .toBeGreaterThan(0)
})

test('a change that was heard is in the next read, however late the CDN is', async () => {
  const { sanity, editor, reads } = await reading(60_000)
  sanity.setDelay('cdn', 30_000)
  const subscription = reads.follow()
  onTestFinished(() => subscription.unsubscribe())
  await editor.patch('toronto').set({ text: 'after' }).commit()
  reads.heardChange()
  expect(await reads.fetch(QUERY, {})).toBe('after')
})

test('after the grace the CDN answers with what the newest live event has', async () => {
  const { sanity, editor, reads } = await reading(300)
  sanity.setDelay('cdn', 30_000)
  const subscription = reads.follow()
  onTestFinished(() => subscription.unsubscribe())
  await expect.poll(() => sanity.counts.get('live events')).toBe(1)
  await editor.patch('toronto').set({ text: 'after' }).commit()
  reads.heardChange()
  await new Promise((resolve) => setTimeout(resolve, 500))
  sanity.forgetRequests()
  expect(await reads.fetch(QUERY, {})).toBe('after')
  expect(sanity.counts.get('query by CDN')).toBe(1)
})

test('without the live events all reads go to the API', async () => {
  const { sanity, reads } = await reading(0)
  const subscription = reads.follow()
  onTestFinished(() => subscription.unsubscribe())
  await expect.poll(() => sanity.counts.get('live events')).toBe(1)
  sanity.set('down')
  await new Promise((resolve) => setTimeout(resolve, 500))
  sanity.set('none')
  sanity.forgetRequests()
  expect(await reads.fetch(QUERY, {})).toBe('before')
  expect(sanity.counts.get('query')).toBe(1)
})
