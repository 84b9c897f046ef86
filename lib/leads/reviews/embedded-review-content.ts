import { type Lake, LakeError } from 'content-lake'
import { eraseImage, storeImage } from 'content-lake/media'
import { z } from 'zod'
import { type Env, env } from '#lib/env.ts'
import { identify } from '#lib/server/accounts/index.ts'
import { RefusedStaff } from '../http/staff-refusals.ts'
import { mayWorkOnLeads } from '../staff/roles.ts'
import { photoNameOf, pictureOf, type ReviewContent, ReviewNeededError } from './review-content.ts'

/** The author, in the history, of drafts that are made from customers' reviews. */
const AUTHOR = 'customer'

const pictures = z.array(z.object({ _id: z.string(), path: z.string() }))

/** Reviews in the embedded lake. `erase` also erases the text of the reviews in the history. */
export function embeddedReviewContent(
  lake: Lake,
  settings: Pick<Env, 'NODE_ENV' | 'SITE_URL'> = env,
): ReviewContent {
  return {
    query: (groq, params) => lake.query(groq, params),

    async createDraft(draft) {
      lake.mutate([{ createIfNotExists: draft }], { author: AUTHOR })
    },

    async addPhoto(id, photo, author) {
      const draftId = `drafts.${id}`
      if (lake.getDocuments([id, draftId]).length === 0) return false
      const { _id } = await storeImage(lake, photo, { filename: photoNameOf(id), author })
      const patch = { setIfMissing: { photos: [] }, insert: { after: 'photos[-1]', items: [pictureOf(_id)] } }
      lake.act([{ actionType: 'sanity.action.document.edit', publishedId: id, draftId, patch }], { author })
      return true
    },

    async answer(id, installerResponse) {
      const patch = { set: { installerResponse } }
      const edit = {
        actionType: 'sanity.action.document.edit',
        publishedId: id,
        draftId: `drafts.${id}`,
        patch,
      }
      lake.act([edit], { author: 'contractor' })
    },

    async erase(ids, { id: author, request }) {
      const photos = pictures.parse(
        await lake.query('*[_type == "sanity.imageAsset" && originalFilename in $names]{_id, path}', {
          names: ids.map(photoNameOf),
        }),
      )
      const own = new Set(lake.withVersions(ids))
      const unused = photos.filter(({ _id }) => lake.referrers(_id).every((referrer) => own.has(referrer)))
      // The person may have been removed or signed out since the request was checked.
      const authorize = () => {
        if (!request) return
        const sender = identify(request, lake, { settings })
        if (!sender) throw new RefusedStaff('not_signed_in')
        if (!mayWorkOnLeads(sender.role)) throw new RefusedStaff('not_allowed')
      }
      try {
        lake.erase([...ids, ...unused.map(({ _id }) => _id)], { author, authorize })
      } catch (error) {
        throw error instanceof LakeError && error.status === 409 ? new ReviewNeededError() : error
      }
      for (const { path } of unused) await eraseImage(lake, path.split('/').at(-1) ?? '')
    },
  }
}
