import { toPicture } from '#lib/content/picture.ts'
import { priceRangeText } from '../_components/service/words.ts'
import { Icon } from '../_components/ui/icon.tsx'
import { Picture } from '../_components/ui/picture.tsx'
import { Section } from '../_components/ui/section.tsx'
import { SiteLink } from '../_components/ui/site-link.tsx'
import type { HomeSectionProps } from './types.ts'

export function Recommendations({ page, lang }: HomeSectionProps) {
  const heading = page.recommendations
  if (!page.recommendedServices?.length) return null
  return (
    <Section id="recommendations" title={heading?.title} text={heading?.text}>
      <ul className="ruled lg:grid-cols-2">
        {page.recommendedServices.map((service) => (
          <li key={service._id}>
            <SiteLink href={`/${service.slug}`} lang={lang} className="cell-link service-row">
              <Picture picture={toPicture(service.picture)} sizes="11rem" decorative />
              <span>
                <span>{service.name}</span>
                <span>{service.description}</span>
                <span>
                  {priceRangeText(service.priceRange, lang)}
                  <Icon name="arrow" />
                </span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
