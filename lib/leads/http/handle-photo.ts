import { getDictionary } from '#lib/i18n/dictionary.ts'
import { leadsLog as log } from '#lib/server/log.ts'
import type { Outbox } from '../outbox.ts'
import { LARGEST_PHOTO } from '../photos/limits.ts'
import { linkState } from '../photos/links.ts'
import { readPhoto } from '../photos/store.ts'
import type { LeadDependencies } from './dependencies.ts'
import { refusing, submissionId } from './handle-lead.ts'
import { readUpTo } from './post.ts'
import { languageOf, Refusal, refuseFor } from './refusal.ts'
import { inTurn, refusePhotos, takePhoto } from './take-photos.ts'

/**
 * `POST /api/leads/photos?submission_id=<uuid>`: the bytes of one photo, which a form's script sends before the form. Answers 201
 * with its `id`. It never throws.
 */
export function handleUpload(
  request: Request,
  dependencies: Pick<LeadDependencies, 'outbox'>,
): Promise<Response> {
  return refusing(request, async () => {
    const id = submissionId.safeParse(new URL(request.url).searchParams.get('submission_id')).data
    if (!id) throw new Refusal(422, 'badSubmissionId', 'submission_id')
    return inTurn(request, async () => {
      const { bytes, isWhole } = await readUpTo(request, LARGEST_PHOTO)
      if (!isWhole) return refusePhotos(request, 'photosTooLarge')
      const taken = await takePhoto(request, dependencies, id, bytes)
      if ('error' in taken) return refusePhotos(request, taken.error)
      return Response.json(
        { ok: true, id: taken.id },
        { status: 201, headers: { 'cache-control': 'no-store' } },
      )
    })
  })
}

/** `GET /api/leads/photos/<id>?expires=…&signature=…`: a photo, for anybody with the link. */
export async function handlePhotoLink(
  request: Request,
  outbox: () => Promise<Outbox>,
  id: string,
): Promise<Response> {
  const words = getDictionary(languageOf(request)).leads
  const refuse = (status: number, reason: 'linkWrong' | 'linkExpired' | 'photoGone') =>
    new Response(words[reason], { status, headers: { 'cache-control': 'no-store' } })
  try {
    const leads = await outbox()
    const state = linkState(leads, id, new URL(request.url).searchParams)
    if (state === 'linkWrong') return refuse(403, state)
    if (state === 'linkExpired') return refuse(410, state)
    const photo = await readPhoto(leads, id)
    return photo ? photoResponse(photo) : refuse(404, 'photoGone')
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'A photo could not be read')
    return refuseFor(new Refusal(503, 'unavailable', 'body'), languageOf(request))
  }
}

/** The response with a photo. Caches must not store the photo, because it is private. */
export function photoResponse(photo: Uint8Array<ArrayBuffer>): Response {
  return new Response(photo, {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
