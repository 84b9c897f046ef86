import { ClientError, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import { photoNameOf, pictureOf, type ReviewContent, ReviewNeededError } from './review-content.ts'

const ids = z.array(z.string())

/** The ids of reviews with all their drafts and versions. Sanity stores a version of a release as `versions.<release>.<id>`. */
const VERSIONS =
  '*[_id in $ids || _id in $drafts || (_id in path("versions.**") && string::split(_id, ".")[2] in $ids)]._id'

const UNUSED_PHOTOS = `*[_type == "sanity.imageAsset" && originalFilename in $names
  && count(*[references(^._id) && !(_id in $versions)]) == 0]._id`

/**
 * Reviews in hosted Sanity. Sanity keeps the history of a document as long as the plan says (docs/hosted.md), so the text of an
 * erased review is gone only after that time.
 * @param client with a token that may write content
 */
export function hostedReviewContent(client: SanityClient): ReviewContent {
  const raw = client.withConfig({ perspective: 'raw', useCdn: false })
  return {
    query: (groq, params) => client.fetch<unknown>(groq, params, { perspective: 'published' }),

    async createDraft(draft) {
      await client.createIfNotExists(draft)
    },

    async addPhoto(id, photo) {
      const draftId = `drafts.${id}`
      const found = ids.parse(await raw.fetch('*[_id in $ids]._id', { ids: [id, draftId] }))
      if (found.length === 0) return false
      const { _id } = await client.assets.upload('image', Buffer.from(photo), { filename: photoNameOf(id) })
      await client.action({
        actionType: 'sanity.action.document.edit',
        publishedId: id,
        draftId,
        patch: { setIfMissing: { photos: [] }, insert: { after: 'photos[-1]', items: [pictureOf(_id)] } },
      })
      return true
    },

    async answer(id, installerResponse) {
      await client.action({
        actionType: 'sanity.action.document.edit',
        publishedId: id,
        draftId: `drafts.${id}`,
        patch: { set: { installerResponse } },
      })
    },

    async erase(reviewIds) {
      const drafts = reviewIds.map((id) => `drafts.${id}`)
      const versions = ids.parse(await raw.fetch(VERSIONS, { ids: reviewIds, drafts }))
      const names = reviewIds.map(photoNameOf)
      const photos = ids.parse(await raw.fetch(UNUSED_PHOTOS, { names, versions }))
      if (versions.length + photos.length === 0) return
      const deletions = [...versions, ...photos].map((id) => ({ delete: { id } }))
      try {
        await client.mutate(deletions)
      } catch (error) {
        throw error instanceof ClientError && error.statusCode === 409 ? new ReviewNeededError() : error
      }
    },
  }
}
