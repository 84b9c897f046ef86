import type { Metadata } from 'next'
import { LinkButton } from '#components/ui/links.tsx'
import { getReportedReview } from '#lib/content/reported-review.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { chosenContractor } from '#lib/leads/offers/chosen.ts'
import { openReviewLink } from '#lib/leads/reviews/link.ts'
import { leadDependencies } from '../../api/leads/dependencies.ts'
import { unlistedMetadata } from '../metadata.ts'
import { languageOf } from '../params.ts'
import { ReportForm } from './_parts/report-form.tsx'
import { ReviewForm } from './_parts/review-form.tsx'

type Props = PageProps<'/[lang]/review'>

/** The secret of the review link is in the address (`?key=…`), so the page is rendered for each request. */
export const instant = false

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await languageOf(params)
  const { title, text } = getDictionary(lang).reviewForm
  return unlistedMetadata(lang, title, text)
}

/**
 * The page where the customer of a finished job writes a review. Its link works once. When the link does not work, the page
 * says why. With `?report=` it is the page where a visitor reports a published review.
 */
export default async function ReviewPage({ params, searchParams }: Props) {
  const lang = await languageOf(params)
  const { shell, reviewForm: words } = getDictionary(lang)
  const { key, done, report } = await searchParams
  const reported = typeof report === 'string' ? await getReportedReview(report, lang) : null
  if (reported) {
    return (
      <div className="wrap section-space max-w-[48rem]">
        <ReportForm review={reported} lang={lang} />
      </div>
    )
  }
  const secret = typeof key === 'string' ? key : ''
  const store = await leadDependencies.outbox()
  const link = await openReviewLink(store, secret)
  if (link.state === 'open') {
    const business = (await chosenContractor(store.db, link.submissionId))?.business ?? null
    return (
      <div className="wrap section-space max-w-[48rem]">
        <ReviewForm link={link} linkKey={secret} business={business} lang={lang} />
      </div>
    )
  }
  const { title, text } = done === 'yes' ? words.done : words.refused[link.state]
  return (
    <div className="wrap section-space max-w-[48rem]">
      <h1 className="type-page text-title">{title}</h1>
      <p className="mt-5 max-w-[60ch] text-lead">{text}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        <LinkButton href="/contact" lang={lang}>
          {shell.contact}
        </LinkButton>
        <LinkButton href="/" lang={lang} tone="outline">
          {shell.home}
        </LinkButton>
      </div>
    </div>
  )
}
