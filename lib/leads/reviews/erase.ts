import type { Lake, MutateOptions } from 'content-lake'
import { eraseImage } from 'content-lake/media'
import { z } from 'zod'
import { photoNameOf, reviewIdOf } from './draft.ts'

const pictures = z.array(z.object({ _id: z.string(), path: z.string() }))

/**
 * Erases the reviews of these leads, published or not, with their photos and their text in the history. Throws `LakeError` 409,
 * and changes nothing, while another document refers to one of the reviews. It can be called again after a failure.
 */
export async function eraseReviews(
  lake: Lake,
  submissionIds: string[],
  options: MutateOptions,
): Promise<void> {
  const ids = submissionIds.map(reviewIdOf)
  const photos = pictures.parse(
    await lake.query('*[_type == "sanity.imageAsset" && originalFilename in $names]{_id, path}', {
      names: ids.map(photoNameOf),
    }),
  )
  const own = new Set(lake.withVersions(ids))
  const unused = photos.filter(({ _id }) => lake.referrers(_id).every((referrer) => own.has(referrer)))
  lake.erase([...ids, ...unused.map(({ _id }) => _id)], options)
  for (const { path } of unused) await eraseImage(lake, path.split('/').at(-1) ?? '')
}
