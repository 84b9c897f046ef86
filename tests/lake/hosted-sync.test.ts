import { createClient } from '@sanity/client'
import { expect, onTestFinished, test } from 'vitest'
import { fieldTagsOfChange } from '#lib/content/field-tags.ts'
import { followHostedContent } from '#lib/content/hosted-sync.ts'
import { ALL_CONTENT } from '#lib/content/tags.ts'
import { startHostedSanity } from '../hosted/hosted-sanity.ts'

const named = (en: string) => ({ _type: 'localeString', en })
const TORONTO = { _id: 'toronto', _type: 'city', name: named('Toronto') }

/** A site that follows hosted content, and what it expired. */
async function following(queryGrace = 60_000) {
  const sanity = await startHostedSanity()
  onTestFinished(() => sanity.stop())
  // As the site makes it, but for the address.
  const client = createClient({
    projectId: sanity.projectId,
    dataset: 'production',
    token: sanity.addRobot('site', 'editor').token,
    apiVersion: '2026-09-01',
    perspective: 'published',
    useCdn: false,
    apiHost: sanity.url,
    useProjectHostname: false,
  })
  const expired: string[][] = []
  const subscription = followHostedContent(client, { expire: (tags) => expired.push(tags), queryGrace })
  onTestFinished(() => subscription.unsubscribe())
  await expect.poll(() => expired).toEqual([[ALL_CONTENT]])
  expired.length = 0
  return { sanity, writer: client, expired }
}

test('a publish expires what shows the document; drafts and releases expire nothing', async () => {
  const { writer, expired } = await following()
  await writer.create({ ...TORONTO, _id: 'drafts.toronto' })
  await writer.create({ ...TORONTO, _id: 'versions.summer.toronto' })
  const before = await writer.create(TORONTO)
  const after = await writer
    .patch('toronto')
    .set({ name: named('Toronto, Ontario') })
    .commit()
  await expect.poll(() => expired.length).toBe(2)
  expect(expired).toEqual([fieldTagsOfChange(null, before), fieldTagsOfChange(before, after)])
})

test('one that came or went expires what refers to it', async () => {
  const { writer, expired } = await following()
  const review = {
    _id: 'review',
    _type: 'review',
    city: { _type: 'reference', _ref: 'toronto', _weak: true },
  }
  await writer.create(review)
  await writer.create(TORONTO)
  await expect.poll(() => expired.length).toBe(2)
  expect(expired[1]).toContain('doc:review')
})

test('the same expires once more, for queries that did not see it yet', async () => {
  const { writer, expired } = await following(300)
  await writer.create(TORONTO)
  await expect.poll(() => expired.filter((tags) => tags.includes('doc:toronto')).length).toBe(2)
})

test('after a cut it hears what it missed; where that cannot be resumed, everything expires', async () => {
  const { sanity, writer, expired } = await following()
  await writer.create(TORONTO)
  await expect.poll(() => expired.length).toBe(1)
  sanity.set('error page')
  sanity.lake().mutate([{ patch: { id: 'toronto', set: { name: named('T.O.') } } }], { author: 'test' })
  sanity.set('none')
  await expect.poll(() => expired.length, { timeout: 15_000 }).toBe(2)
  expect(expired[1]).toContain('doc:toronto')
  expect(expired.flat()).not.toContain(ALL_CONTENT)

  sanity.set('forgetful')
  sanity.cut()
  await expect.poll(() => expired.at(-1), { timeout: 15_000 }).toEqual([ALL_CONTENT])
})
