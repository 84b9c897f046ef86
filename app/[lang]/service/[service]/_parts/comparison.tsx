import { SiteLink, TextLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { WideTable } from '#components/ui/wide-table.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { figureOf } from '#lib/pricing/figure.ts'
import { figureText } from '#lib/pricing/figure-text.ts'
import { serviceFacts } from '#lib/pricing/service-facts.ts'
import type { ServiceSectionProps } from './types.ts'

/** This service beside up to two others of its category (docs/product.md, Comparison). */
export function Comparison({ service, page, bands, lang }: ServiceSectionProps) {
  const related = service.category?.related ?? []
  if (related.length === 0) return null
  const { money, servicePage } = getDictionary(lang)
  const compared = [service, ...related]
  const columns = compared.map((one) => [
    { label: money.range, value: figureText(figureOf(one), lang) },
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
