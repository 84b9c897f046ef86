import { Facts } from '#components/ui/facts.tsx'
import { TextLink } from '#components/ui/links.tsx'
import { answerLists } from '#lib/content/answer-lists.ts'
import { getBooking } from '#lib/content/booking.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { FORMS } from '#lib/leads/forms/index.ts'
import { answeredIn } from '#lib/leads/forms/questions.ts'
import { detailFacts, jobLines, placeName } from '#lib/leads/offers/job-text.ts'
import { JOB_ADDRESS } from '#lib/leads/offers/links.ts'
import { withTax } from '#lib/pricing/tax-text.ts'
import { Section } from '../../../jobs/_parts/section.tsx'
import type { JobView } from './view.ts'

/** What is asked: the job, the place, the answers of the customer in words, the estimate and the photos. */
export async function JobDetails({ view: { offer, job, names }, lang }: { view: JobView; lang: Language }) {
  const { forms, jobPages } = getDictionary(lang)
  const { job: words } = jobPages
  const { priceRange } = getFormatters(lang)
  const lines = jobLines(job, names, lang)
  const title = lines.length > 1 ? forms.jobs : forms.job
  const { low, high } = job.estimate ?? {}
  const lists = answerLists(await getBooking(lang), job.answers)
  const facts = [
    { label: FORMS.lead.fields.city?.label[lang] ?? '', value: placeName(job, names) },
    ...detailFacts(job, lang),
    ...answeredIn('lead', job.answers, lang, ['service_type'], lists),
    {
      label: jobPages.estimate,
      value: low ? withTax(priceRange(Number(low), Number(high)), job.province, lang) : '',
    },
  ].filter(({ value }) => value)
  const photo = (id: string) =>
    localizedHref(`${JOB_ADDRESS}/photo?${new URLSearchParams({ offer: offer.id, photo: id })}`, 'en')
  return (
    <>
      <Section title={title}>
        <p className="type-h5 mb-4 wrap-anywhere whitespace-pre-line">{lines.join('\n')}</p>
        <Facts facts={facts} />
      </Section>
      {job.message && (
        <Section title={words.message}>
          <p className="max-w-[68ch] border-l-4 border-rule pl-4 wrap-anywhere whitespace-pre-line">
            {job.message}
          </p>
        </Section>
      )}
      {job.photos.length > 0 && (
        <Section title={words.photos}>
          <ul className="flex flex-wrap gap-3">
            {job.photos.map((id, place) => (
              <li key={id}>
                <a href={photo(id)} data-loads>
                  {/* Not through Next's image service: it would store the private photo. */}
                  <img
                    src={photo(id)}
                    width={120}
                    height={120}
                    loading="lazy"
                    className="rounded-control border-2 border-rule object-cover"
                    alt={fillPlaceholders(words.photo, { number: String(place + 1) })}
                  />
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {offer.askedBy === null && offer.state !== 'chosen' && (
        <div className="mt-8 max-w-[68ch] text-small text-muted">
          <p>{words.automatic}</p>
          <TextLink href="/contact" lang={lang} label={words.automaticLink} />
        </div>
      )}
    </>
  )
}
