import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { LeadSettings } from '../lead.ts'
import { proveAddress } from '../life/proof.ts'
import { chosenContractor } from '../offers/chosen.ts'
import type { Outbox } from '../outbox.ts'
import { checkReview, LONGEST, type ReviewError } from '../reviews/answers.ts'
import { draftReview } from '../reviews/draft.ts'
import {
  closeReviewLink,
  keepReviewAttempt,
  openReviewLink,
  REVIEW_PAGE,
  reviewHref,
} from '../reviews/link.ts'
import type { ReviewContent } from '../reviews/review-content.ts'
import { orNull } from './dependencies.ts'
import { refusing } from './handle-lead.ts'
import { readForm } from './post.ts'
import { languageOf } from './refusal.ts'
import { inTurn, takePhotos } from './take-photos.ts'

interface ReviewDependencies {
  outbox(): Promise<Outbox>
  /** Null when the site may not write content. Then staff cannot make links for reviews either. */
  reviews(): ReviewContent | null
  settings(): Promise<Pick<LeadSettings, 'recipients'>>
  /** Starts the delivery of what was stored. The response does not wait for it. */
  stored(): void
}

/** The text fields of an invalid review that are stored, so that the page can show them again. */
const KEPT = ['rating', 'title', 'content', 'name', 'photo'] as const

/**
 * `POST /api/reviews?key=…`: a review from the page of its link. It answers 303 to that page, which says that the review has
 * arrived, what is wrong with it, or why the link is invalid. With an invalid link the body is not read. It never throws.
 */
export function handleReview(request: Request, dependencies: ReviewDependencies): Promise<Response> {
  return refusing(request, async () => {
    const key = new URL(request.url).searchParams.get('key') ?? ''
    const lang = languageOf(request)
    const page = reviewHref(key, lang)
    const content = dependencies.reviews()
    const outbox = await dependencies.outbox()
    const link = await openReviewLink(outbox, key)
    if (link.state !== 'open' || !content) return seeOther(page)
    return inTurn(request, async () => {
      const { texts, photos, isWhole } = await readForm(request)
      const taken = await takePhotos(request, { outbox: async () => outbox }, link.submissionId, {
        texts,
        photos: photos.slice(0, 1),
      })
      const wrongPhoto: ReviewError | undefined = isWhole ? taken.error : 'photosTooLarge'
      // A new photo replaces the photo of an earlier attempt.
      const photo = taken.ids.at(-1) ?? null
      const checked = checkReview(texts)
      if (!checked.ok || wrongPhoto) {
        const errors = { ...(!checked.ok && checked.errors), ...(wrongPhoto && { photos: wrongPhoto }) }
        const values = Object.fromEntries(
          KEPT.map((name) => [name, (texts[name] ?? '').slice(0, LONGEST.content)]),
        )
        await keepReviewAttempt(outbox, key, { values: { ...values, photo: photo ?? '' }, errors })
        return seeOther(page)
      }
      const { submissionId, lead } = link
      const { answers } = checked
      const contractor = await chosenContractor(outbox.db, submissionId)
      await draftReview(content, { submissionId, lead, lang, answers, doneBy: contractor, at: outbox.now() })
      const consent = getDictionary(lang).reviewForm.consent
      const settings = await orNull('No settings for mails about reviews', dependencies.settings)
      const isUsed = await closeReviewLink(outbox, { key, consent, photo }, settings?.recipients)
      if (isUsed) {
        await proveAddress(outbox, submissionId)
        dependencies.stored()
      }
      return seeOther(isUsed ? localizedHref(`${REVIEW_PAGE}?done=yes`, lang) : page)
    })
  })
}

/** A redirect. Its address is a path, because behind a proxy Next does not know the public host name of the site. */
function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
