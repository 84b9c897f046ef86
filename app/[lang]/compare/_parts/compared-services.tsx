import { MeanLink } from '#components/review/rating-summary.tsx'
import { CellLink, type ComparedRow, ComparedTable } from '#components/service/compared-table.tsx'
import { quoteRow, serviceRows } from '#components/service/comparison.tsx'
import { LinkButton, TextLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { sourcedText } from '#lib/pricing/sourced-text.ts'
import { timeBandsOf } from '#lib/pricing/time-on-site.ts'
import { MOST_COMPARED } from '#lib/search/compared.ts'
import { ratingOfServices } from '#lib/search/review-filters.ts'
import { RemoveLink } from './remove-link.tsx'
import type { ComparePartProps } from './types.ts'

/** Services in columns: price, facts, what staff know of each with its source, and the way to a quote. */
export function ComparedServices({ content, shown, lang }: ComparePartProps) {
  const { page, services, city } = content
  if (services.length === 0) return null
  const terms = { city: city ?? undefined, bands: timeBandsOf(content.estimator), lang }
  const [first, ...others] = shown.services
  return (
    <Section
      id="services"
      heading={page?.services}
      aside={
        <LinkButton
          href={jobHref('/get-quote', { service: first, also: others, city: city?.slug })}
          lang={lang}
        >
          {getDictionary(lang).comparison.askForAll}
        </LinkButton>
      }
    >
      <ComparedTable
        labelledBy="services-title"
        columns={services.map(({ _id, name, slug }) => ({
          key: _id,
          name,
          head: (
            <>
              <CellLink href={city ? `/${city.slug}/${slug}` : `/${slug}`} lang={lang}>
                {name}
              </CellLink>
              <RemoveLink name={name} id={slug ?? ''} shown={shown} lang={lang} />
            </>
          ),
        }))}
        corner={
          services.length < MOST_COMPARED && (
            <CellLink href="#choose" lang={lang}>
              {getDictionary(lang).comparison.another}
            </CellLink>
          )
        }
        rows={[
          ...serviceRows(services, terms),
          ratingRow(services, lang),
          ...factRows(services, lang),
          quoteRow(services, terms),
        ]}
      />
      <SharedGuides services={services} lang={lang} />
    </Section>
  )
}

/** The mean of each service's reviews. */
const ratingRow = (services: Services, lang: Language): ComparedRow => ({
  label: getDictionary(lang).comparison.rating,
  values: services.map((service) => {
    const mean = ratingOfServices([service])
    return mean && <MeanLink key={service._id} mean={mean} lang={lang} />
  }),
})

/** The guides that speak of at least two of the services: they help to choose between them. */
function SharedGuides({ services, lang }: { services: Services; lang: Language }) {
  const [guides, seen] = [new Map<string, Services[number]['guides'][number]>(), new Set<string>()]
  for (const guide of services.flatMap((service) => service.guides)) {
    if (seen.has(guide._id)) guides.set(guide._id, guide)
    seen.add(guide._id)
  }
  if (guides.size === 0) return null
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-5">
      <b>{getDictionary(lang).comparison.which}</b>
      {[...guides.values()].map(({ _id, slug, title }) => (
        <TextLink key={_id} href={`/guides/${slug}`} lang={lang} label={title} />
      ))}
    </p>
  )
}

type Services = ComparePartProps['content']['services']

/** A row for each fact that staff wrote, by its name. */
function factRows(services: Services, lang: Language): ComparedRow[] {
  const labels = new Set(services.flatMap(({ figures }) => figures.flatMap(({ label }) => label || [])))
  return [...labels].map((label) => ({
    label,
    isLong: true,
    values: services.map(({ figures }) => {
      const facts = figures.filter((fact) => fact.label === label)
      return (
        facts.length > 0 && facts.map(({ _key, value }) => <Fact key={_key} text={value ?? ''} lang={lang} />)
      )
    }),
  }))
}

function Fact({ text, lang }: { text: string; lang: Language }) {
  const { value, source } = sourcedText(text)
  return (
    <p>
      {value}
      {source && (
        <small className="block text-muted">
          {fillPlaceholders(getDictionary(lang).comparison.source, { source })}
        </small>
      )}
    </p>
  )
}
