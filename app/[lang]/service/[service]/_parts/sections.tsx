import { CityColumns } from '#components/city/cities.tsx'
import { Questions } from '#components/page/questions.tsx'
import { ratingText } from '#components/review/rating-text.ts'
import { Reviews as ReviewCards } from '#components/review/reviews.tsx'
import { SiteLink, TextLink } from '#components/ui/links.tsx'
import { Rating } from '#components/ui/rating.tsx'
import { Section } from '#components/ui/sections.tsx'
import { WideTable } from '#components/ui/wide-table.tsx'
import type { ServiceContent } from '#lib/content/service.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { figureOf } from '#lib/pricing/figure.ts'
import { figureWithFees } from '#lib/pricing/figure-text.ts'
import { serviceFacts } from '#lib/pricing/service-facts.ts'
import type { ServiceSectionProps } from './types.ts'

/** This service beside up to two others of its category (docs/product.md, Comparison). */
export function Comparison({ service, page, bands, lang }: ServiceSectionProps) {
  const related = service.category?.related ?? []
  if (related.length === 0) return null
  const { money, servicePage } = getDictionary(lang)
  const compared = [service, ...related]
  const columns = compared.map((one) => [
    { label: money.range, value: figureWithFees(figureOf(one), money, lang) },
    ...serviceFacts('table', one, bands, lang),
  ])
  const rows = (columns[0] ?? []).map(({ label }, place) => ({
    label,
    values: columns.map((facts) => facts[place]?.value ?? '–'),
  }))
  return (
    <Section
      id="compare"
      heading={page?.comparison}
      aside={
        <TextLink
          href={`/services?category=${service.category?.slug}`}
          lang={lang}
          label={fillPlaceholders(servicePage.allInCategory, { category: service.category?.title ?? '' })}
        />
      }
    >
      <WideTable labelledBy="compare-title">
        <thead>
          <tr>
            <td />
            {compared.map(({ _id, name, slug }, index) => (
              <th key={_id} scope="col" className="type-h4">
                {index === 0 ? (
                  name
                ) : (
                  <SiteLink
                    href={`/${slug}`}
                    lang={lang}
                    className="inline-flex min-h-11 items-center underline decoration-2 underline-offset-4"
                  >
                    {name}
                  </SiteLink>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={compared[index]?._id}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Section>
  )
}

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
