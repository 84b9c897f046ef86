import { CityColumns } from '#components/city/cities.tsx'
import { Questions } from '#components/page/questions.tsx'
import { RatingSummary } from '#components/review/rating-summary.tsx'
import { Reviews as ReviewCards } from '#components/review/reviews.tsx'
import { TextLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { byName } from '#lib/content/lead-form.ts'
import type { ServiceContent } from '#lib/content/service.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { Costs } from './costs.tsx'
import type { ServiceSectionProps } from './types.ts'

/** How many reviews a service page shows at first. */
const LIMIT = 4

/** The reviews of the service with their mean. Without them those of its category, which say nothing of this service's rating. */
export function Reviews({ content, lang }: { content: ServiceContent; lang: Language }) {
  const { page, rating, proof } = content
  const { items, source } = proof.reviews
  if (items.length === 0) return null
  return (
    <Section
      id="reviews"
      ground="wash"
      heading={source ? { ...page?.reviews, title: reviewedText(content, lang) } : page?.reviews}
      aside={rating ? <RatingSummary mean={rating} lang={lang} /> : <p>{source}</p>}
    >
      <ReviewCards reviews={items} limit={LIMIT} lang={lang} />
    </Section>
  )
}

/** The heading above reviews of other services: it names the one they are of, or the category. */
function reviewedText({ service, proof }: ServiceContent, lang: Language): string {
  const [one, second] = new Set(
    proof.reviews.items.map((review) => ('service' in review ? review.service?.name : null)),
  )
  return fillPlaceholders(getDictionary(lang).servicePage.otherReviews, {
    service: (second ? service.category?.title : one) ?? '',
  })
}

/** The service's own questions, then the questions that all services share. What it costs stands with the answer that says the price. */
export function ServiceQuestions({ content, lang }: { content: ServiceContent; lang: Language }) {
  const { service, page, names } = content
  const faqs = [
    ...(service.faqs ?? []),
    // These questions come from another document, so a key could equal the key of a service's question.
    ...(page?.faqs ?? []).map((faq) => ({ ...faq, _key: `page-${faq._key}` })),
  ]
  const priced = faqs.findLast(({ answer }) => names.priceRange && answer?.includes(names.priceRange))
  return (
    <Questions
      id="questions"
      heading={page?.questions}
      aside={<TextLink href="/contact" lang={lang} label={getDictionary(lang).servicePage.contact} />}
      faqs={faqs.map((faq) =>
        faq === priced ? { ...faq, more: <Costs content={content} lang={lang} /> } : faq,
      )}
      lang={lang}
    />
  )
}

/** Links to the pages of this service in several cities, and in all others. */
export function ServiceCities({
  service,
  page,
  cities,
  lang,
}: ServiceSectionProps & Pick<ServiceContent, 'cities'>) {
  if (!page?.cities?.length) return null
  const listed = new Set(page.cities.map(({ _id }) => _id))
  const others = byName(
    cities.filter(({ _id }) => !listed.has(_id)),
    lang,
  )
  const href = (slug: string | null) => `/${slug}/${service.slug}`
  return (
    <Section id="service-cities" heading={page.citiesHeading}>
      <CityColumns cities={page.cities} href={href} lang={lang} />
      {others.length > 0 && (
        <details>
          <summary className="text-link">
            <span>{getDictionary(lang).city.another}</span>
          </summary>
          <CityColumns cities={others} href={href} lang={lang} />
        </details>
      )}
    </Section>
  )
}
