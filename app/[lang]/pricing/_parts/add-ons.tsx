import { Facts } from '#components/ui/facts.tsx'
import { SiteLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { getFormatters } from '#lib/i18n/format.ts'
import type { PricingSectionProps } from './types.ts'

/** Extras at a fixed price: those of a few services, and those every other service has. */
export function AddOns({ page, estimator, lang }: PricingSectionProps) {
  const { price } = getFormatters(lang)
  const lists = [
    ...(page.addOnServices ?? []).map(({ _id, name, slug, addOns }) => ({ _id, name, slug, addOns })),
    { _id: 'others', name: page.defaultAddOnsLabel, slug: null, addOns: estimator?.defaultAddOns ?? null },
  ].filter(({ name, addOns }) => name && addOns?.length)
  if (lists.length === 0) return null
  return (
    <Section id="add-ons" ground="wash" heading={page.addOnsHeading}>
      <ul className="ruled sm:grid-cols-2 lg:grid-cols-4">
        {lists.map(({ _id, name, slug, addOns }) => (
          <li key={_id} className="p-5 md:p-6">
            <h3 className="type-h4 mb-2">
              {slug ? (
                <SiteLink href={`/${slug}`} lang={lang} className="name-link flex min-h-11 items-center">
                  {name}
                </SiteLink>
              ) : (
                name
              )}
            </h3>
            <Facts
              facts={(addOns ?? []).map((addOn) => ({
                label: addOn.name ?? '',
                value: `+\u00A0${price(addOn.value ?? 0)}`,
              }))}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
