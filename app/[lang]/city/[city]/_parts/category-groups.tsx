import { Price } from '#components/service/price.tsx'
import { SiteLink, TextLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { figureOf } from '#lib/pricing/figure.ts'
import type { CitySectionProps } from './types.ts'

/** Three groups (home, tech, outdoor) of four services in this city. */
export function CategoryGroups({ content, lang }: CitySectionProps) {
  const { city, page, prices } = content
  const groups = page?.categories?.filter(({ services }) => services.length > 0)
  if (!groups?.length) return null
  const { servicePage } = getDictionary(lang)
  return (
    <Section id="categories" ground="wash" heading={page?.categoryGroups}>
      <ul className="ruled lg:grid-cols-3">
        {groups.map((category) => (
          <li key={category._id} className="flex flex-col bg-paper p-5 md:p-6">
            <h3 className="type-h3 mb-3">{category.title}</h3>
            <ul className="mb-4 border-b border-rule">
              {category.services.map((service) => (
                <li key={service._id} className="border-t border-rule">
                  <SiteLink
                    href={`/${city.slug}/${service.slug}`}
                    lang={lang}
                    className="link-row justify-between gap-4 font-bold"
                  >
                    {service.name}
                    <Price
                      figure={figureOf(service, prices)}
                      lang={lang}
                      className="type-h5 py-1 text-right"
                    />
                  </SiteLink>
                </li>
              ))}
            </ul>
            <TextLink
              href={`/services?category=${category.slug}`}
              lang={lang}
              className="mt-auto self-start"
              label={fillPlaceholders(servicePage.allInCategory, { category: category.title ?? '' })}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
