// Reads the sample content.

import { seedLake } from 'content-lake/seed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFormerLake } from './former-lake.ts'
import { startLake, type TestLake } from './server.ts'

let t: TestLake
beforeAll(async () => {
  t = await startLake()
  await seedLake(t.lake, 'studio/seed', 'montage')
}, 60_000)
afterAll(() => t.close())

const id = 'service-tv-mounting'

describe('what is refused', () => {
  it('says the field, what belongs there and what was sent, with a code for the Studio', async () => {
    const sent = t
      .client('editor')
      .patch(id)
      .set({ 'faqs[0].answer.fr': ['x'] })
      .commit()
    await expect(sent).rejects.toMatchObject({
      statusCode: 400,
      message: `${id} cannot be stored: "faqs[0].answer.fr" must be a text, not a list.`,
      details: { code: 'wrongType', field: 'faqs[0].answer.fr', documentId: id },
    })
  })

  it.each([
    ['a list that holds nothing', [null]],
    ['a text', 'x'],
  ])('is to publish a copy whose list of fields to review is %s', async (_, notReviewed) => {
    const draft = { _id: 'drafts.copy', _type: 'city', notReviewed }
    await expect(t.client('editor').create(draft)).rejects.toMatchObject({ statusCode: 400 })
  })

  it('is not what the content model does not know, nor an empty field or a half-filled item', async () => {
    const client = t.client('editor')
    await client.create({ _id: 'drafts.unknown', _type: 'ofAPlugin', name: 7 })
    await client
      .patch(id)
      .set({ ofAPlugin: [7], name: null, 'faqs[0].answer': { en: 'Yes.' } })
      .append('faqs', [{ _type: 'faqEntry', _key: 'new' }])
      .append('blocks', [{ _type: 'ofAPluginBlock', _key: 'new', title: 7 }])
      .commit()
  })
})

describe('what is stored already with a wrong type', () => {
  it('can be repaired, kept while something else is changed, and published', async () => {
    const former = openFormerLake(t.dataDir)
    former.mutate([{ create: { _id: 'drafts.old', _type: 'faq', question: 7, order: 'x' } }], { author: 'x' })
    former.close()
    const client = t.client('editor')
    await client
      .patch('drafts.old')
      .set({ answer: { _type: 'localeBlocks', en: [] } })
      .commit()
    await expect(client.patch('drafts.old').set({ question: 8 }).commit()).rejects.toThrow(
      '"question" must be',
    )
    await client.action({
      actionType: 'sanity.action.document.publish',
      publishedId: 'old',
      draftId: 'drafts.old',
    })
    await client
      .patch('old')
      .set({ question: { _type: 'localeString', en: 'Is it?' }, order: 1 })
      .commit()
    await expect(client.patch('old').set({ order: 'x' }).commit()).rejects.toThrow('"order" must be a number')
  })
})
