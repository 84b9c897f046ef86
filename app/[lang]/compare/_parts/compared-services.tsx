import { CellLink, type ComparedRow, ComparedTable } from '#components/service/compared-table.tsx'
import { quoteRow, serviceRows } from '#components/service/comparison.tsx'
import { LinkButton } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { sourcedText } from '#lib/pricing/sourced-text.ts'
import { timeBandsOf } from '#lib/pricing/time-on-site.ts'
import { MOST_COMPARED } from '#lib/search/compared.ts'
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
        rows={[...serviceRows(services, terms), ...factRows(services, lang), quoteRow(services, terms)]}
      />
    </Section>
  )
}

/** A row for each fact that staff wrote, by its name. */
function factRows(services: ComparePartProps['content']['services'], lang: Language): ComparedRow[] {
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
