import { BusyError, Limiter } from 'content-lake/media'
import { z } from 'zod'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { clientAddress } from '#lib/server/client-address.ts'
import { keepPhoto } from '../photos/keep.ts'
import { MOST_PHOTOS, type PhotoError } from '../photos/limits.ts'
import { keptPhotos } from '../photos/store.ts'
import { type LeadDependencies, orNull } from './dependencies.ts'
import { languageOf, refuse } from './refusal.ts'

/** A list of at most MOST_PHOTOS ids of photos. Duplicates are removed. */
export const photoIds = z
  .array(z.string().regex(/^[0-9a-f]{32}$/))
  .max(MOST_PHOTOS)
  .transform((ids) => [...new Set(ids)])

/**
 * A post with photos takes up to 26 MB of memory, and several times as much while it is parsed. So few posts run at once, and
 * the bodies of waiting posts are not read. One network address with slow bodies cannot take all places.
 */
const posts = new Limiter({ parallel: 6, parallelOfClient: 2, waiting: 40, waitingOfClient: 20 })

/** Answers a post with photos when its turn comes; 503 when too many wait. */
export async function inTurn(request: Request, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await posts.run(clientAddress(request), answer)
  } catch (error) {
    if (error instanceof BusyError) return refusePhotos(request, 'photosNotKept')
    throw error
  }
}

export function refusePhotos(request: Request, error: PhotoError): Response {
  const sentence = getDictionary(languageOf(request)).forms.errors[error]
  return refuse(error === 'photosNotKept' ? 503 : 422, sentence, { photos: sentence })
}

/** Keeps a photo for the lead with this submission id. It never throws. */
export async function takePhoto(
  request: Request,
  { outbox }: Pick<LeadDependencies, 'outbox'>,
  submissionId: string,
  bytes: Uint8Array,
): Promise<{ id: string } | { error: PhotoError }> {
  const sender = { submissionId, address: clientAddress(request) }
  const taken = await orNull('A photo could not be kept', async () =>
    keepPhoto(await outbox(), bytes, sender),
  )
  return taken ?? { error: 'photosNotKept' }
}

/**
 * The photos of a form that was posted without scripts: photos stored with an earlier attempt (the field `photo` has one id per
 * line), and new photos. `error` is the first error; photos without an error are kept.
 */
export async function takePhotos(
  request: Request,
  dependencies: Pick<LeadDependencies, 'outbox'>,
  submissionId: string,
  { texts, photos }: { texts: Readonly<Record<string, string>>; photos: Blob[] },
): Promise<{ ids: string[]; error?: PhotoError }> {
  const asked = photoIds.safeParse((texts.photo ?? '').split('\n').filter(Boolean)).data ?? []
  const ids = await keptOf(dependencies, submissionId, asked)
  let error: PhotoError | undefined = ids.length < asked.length ? 'photosNotKept' : undefined
  if (photos.length > MOST_PHOTOS) error ??= 'photosTooMany'
  // A form may have thousands of files. Only as many are checked as can be kept.
  for (const photo of photos.slice(0, MOST_PHOTOS)) {
    const taken = await takePhoto(
      request,
      dependencies,
      submissionId,
      new Uint8Array(await photo.arrayBuffer()),
    )
    if ('error' in taken) error ??= taken.error
    else if (ids.length === MOST_PHOTOS) error ??= 'photosTooMany'
    else if (!ids.includes(taken.id)) ids.push(taken.id)
  }
  return { ids, error }
}

/** The ids among `ids` whose photos are stored for this lead. Empty when the database cannot be read. */
export async function keptOf(
  { outbox }: Pick<LeadDependencies, 'outbox'>,
  submissionId: string,
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  return (
    (await orNull('Photos could not be read', async () => keptPhotos(await outbox(), submissionId, ids))) ??
    []
  )
}
