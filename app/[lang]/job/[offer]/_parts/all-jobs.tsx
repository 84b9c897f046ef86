import { TextLink } from '#components/ui/links.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { JOBS_PAGE } from '#lib/leads/offers/links.ts'
import type { Offer } from '#lib/leads/offers/offer.ts'
import { JobForm } from '../../../jobs/_parts/job-form.tsx'

interface AllJobsProps {
  offer: Offer
  /** Whether this browser may see the page of all jobs. */
  isOpen: boolean
  lang: Language
}

/**
 * The way to all jobs. The link to one job may have been passed on, so it does not open the others: the link to all of them is
 * mailed to the contractor, in one press.
 */
export function AllJobs({ offer, isOpen, lang }: AllJobsProps) {
  const words = getDictionary(lang).jobPages.job
  return (
    <div className="mt-8">
      {isOpen ? (
        <TextLink href={JOBS_PAGE} lang={lang} label={words.allJobs} data-loads />
      ) : (
        <JobForm about={{ offer: offer.id, seen: 0 }} lang={lang} action="links" button={words.mailLinks} />
      )}
    </div>
  )
}
