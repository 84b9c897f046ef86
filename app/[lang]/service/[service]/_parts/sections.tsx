import { CityColumns } from '#components/city/cities.tsx'
import { Questions } from '#components/page/questions.tsx'
import { ratingText } from '#components/review/rating-text.ts'
import { Reviews as ReviewCards } from '#components/review/reviews.tsx'
import { TextLink } from '#components/ui/links.tsx'
import { Rating } from '#components/ui/rating.tsx'
import { Section } from '#components/ui/sections.tsx'
import type { ServiceContent } from '#lib/content/service.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { ServiceSectionProps } from './types.ts'

/** How many reviews a service page shows at first. */
const LIMIT = 4

export function Reviews({
  service,
  page,
  rating,
  lang,
}: ServiceSectionProps & { rating: ServiceContent['rating'] }) {
  if (service.reviews.length === 0) return null
  const words = getDictionary(lang)
  const { number } = getFormatters(lang)
  const value = rating?.value ? number(rating.value, { minimumFractionDigits: 1 }) : null
  return (
    <Section
      id="reviews"
      ground="wash"
      heading={page?.reviews}
      aside={
        value && (
          <p className="flex flex-wrap items-center gap-x-2">
            <span className="type-h2 text-title">{value}</span>
            <Rating value={rating?.value ?? 0} label={ratingText(rating?.value ?? 0, lang, 1)} />
            <span className="text-small">
              {fillPlaceholders(words.servicePage.ratingValue, {
                value,
                count: number(rating?.count ?? 0),
              })}
            </span>
          </p>
        )
      }
    >
      <ReviewCards reviews={service.reviews} limit={LIMIT} lang={lang} />
    </Section>
  )
}

/** The service's own questions, then the questions that all services share. */
export function ServiceQuestions({ service, page, lang }: ServiceSectionProps) {
  return (
    <Questions
      id="questions"
      heading={page?.questions}
      aside={<TextLink href="/contact" lang={lang} label={getDictionary(lang).servicePage.contact} />}
      faqs={[
        ...(service.faqs ?? []),
        // These questions come from another document, so a key could equal the key of a service's question.
        ...(page?.faqs ?? []).map((faq) => ({ ...faq, _key: `page-${faq._key}` })),
      ]}
      lang={lang}
    />
  )
}

/** Links to the pages of this service in several cities. */
export function ServiceCities({ service, page, lang }: ServiceSectionProps) {
  if (!page?.cities?.length) return null
  return (
    <Section id="service-cities" heading={page.citiesHeading}>
      <CityColumns cities={page.cities} href={(slug) => `/${slug}/${service.slug}`} lang={lang} />
    </Section>
  )
}
