import { ServiceRows } from '#components/page/picture-rows.tsx'
import { TextLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { BlockProps } from '../props.ts'

/** Services with their prices: the services that staff chose, or else the services of the category. */
export function Block({ block, id, ground, lang }: BlockProps<'servicesBlock'>) {
  const { category } = block
  const chosen = block.services ?? []
  const services = chosen.length > 0 ? chosen : (category?.services ?? [])
  if (services.length === 0) return null
  const all = category && chosen.length === 0 ? `/services/category/${category.slug}` : '/services'
  return (
    <Section
      id={id}
      ground={ground}
      heading={block}
      aside={<TextLink href={all} lang={lang} label={getDictionary(lang).home.viewAllServices} />}
    >
      <ServiceRows services={services} lang={lang} />
    </Section>
  )
}
