import { expect, test } from 'vitest'
import { hostedReviewContent } from '#lib/leads/reviews/hosted-review-content.ts'
import { ReviewNeededError } from '#lib/leads/reviews/review-content.ts'
import { phonePhoto } from '../sample-photos.ts'
import { hostedClients } from './hosted-clients.ts'

const ERASER = { id: 'p1', request: new Request('https://montage.example/') }

async function content() {
  const { sanity, clientWith } = await hostedClients()
  const lake = sanity.lake()
  return { lake, reviews: hostedReviewContent(clientWith(sanity.addRobot('Site', 'editor').token)) }
}

test('a review is made once, with a photo that staff accepted, and all of it is erased', async () => {
  const { lake, reviews } = await content()
  expect(await reviews.addPhoto('review-1', await phonePhoto(), 'p1')).toBe(false)
  const draft = { _id: 'drafts.review-1', _type: 'review', customerName: 'Amélie' } as const
  await reviews.createDraft(draft)
  await reviews.createDraft({ ...draft, customerName: 'Somebody else' })
  expect(await reviews.addPhoto('review-1', await phonePhoto(), 'p1')).toBe(true)
  const [asset] = lake.allDocuments(['sanity.imageAsset'])
  expect(lake.allDocuments(['review'])).toMatchObject([
    { _id: 'drafts.review-1', customerName: 'Amélie', photos: [{ asset: { _ref: asset?._id } }] },
  ])

  const publish = { publishedId: 'review-1', draftId: 'drafts.review-1' }
  lake.act([{ actionType: 'sanity.action.document.publish', ...publish }], { author: 'test' })
  const page = { _id: 'page', _type: 'landingPage', review: { _type: 'reference', _ref: 'review-1' } }
  lake.mutate([{ create: page }], { author: 'test' })
  await expect(reviews.erase(['review-1'], ERASER)).rejects.toBeInstanceOf(ReviewNeededError)
  expect(lake.getDocuments(['review-1'])).toHaveLength(1)

  lake.mutate([{ delete: { id: 'page' } }], { author: 'test' })
  await reviews.erase(['review-1', 'review-2'], ERASER)
  expect(lake.allDocuments(['review', 'sanity.imageAsset'])).toEqual([])
  await reviews.erase(['review-1', 'review-2'], ERASER)
})
