import type { Catalogue } from '#lib/content/catalogue.ts'
import { toPicture } from '#lib/content/picture.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { priceRangeText } from '../../../_components/service/words.ts'
import { Icon } from '../../../_components/ui/icon.tsx'
import { Picture } from '../../../_components/ui/picture.tsx'
import { Section } from '../../../_components/ui/section.tsx'
import { SiteLink } from '../../../_components/ui/site-link.tsx'

interface GuideServicesProps {
  services: Pick<
    Catalogue['services'][number],
    '_id' | 'name' | 'slug' | 'description' | 'priceRange' | 'picture'
  >[]
  heading: { title: string; text: string | null }
  lang: Language
}

/** What the guide was about, each with its price range. */
export function GuideServices({ services, heading, lang }: GuideServicesProps) {
  if (services.length === 0) return null
  return (
    <Section id="guide-services" ground="wash" title={heading.title} text={heading.text}>
      <ul className="ruled lg:grid-cols-2">
        {services.map((service) => (
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
