import { jobHref } from '#lib/chosen-job/job.ts'
import type { Catalogue } from '#lib/content/catalogue.ts'
import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { figureOf } from '#lib/pricing/figure.ts'
import { Checklist } from '../ui/checklist.tsx'
import { ForName } from '../ui/for-name.tsx'
import { SiteLink } from '../ui/links.tsx'
import { Picture } from '../ui/picture.tsx'
import { CompareLink } from './compare-link.tsx'
import { Price } from './price.tsx'
import { ServiceTags } from './service-tags.tsx'

interface ServiceCardProps {
  service: Catalogue['services'][number]
  /** A note such as 'Available nationwide'. */
  note?: string | null
  /** The two links; by default to the service's page and to a quote. */
  links?: [CardLink, CardLink]
  /** On the page of the category: the time on site. The card then also has the link to the comparison. */
  time?: string
  /** The slug of the city in which the quote is asked. */
  city?: string
  lang: Language
}

interface CardLink {
  label: string
  href: string
}

/**
 * A card of the catalogue: name, price, tags, three features, two links. It fills a cell of a ruled grid. On a phone the picture
 * stands to the left of name and price. The list of cards says what the prices are.
 */
export function ServiceCard({ service, note, links, time, city, lang }: ServiceCardProps) {
  const words = getDictionary(lang).service
  const [first, second] = links ?? [
    { label: words.viewDetails, href: `/${service.slug}` },
    { label: words.getFreeQuote, href: jobHref('/get-quote', { service: service.slug, city }) },
  ]
  return (
    <article className="service-card">
      <Picture
        picture={toPicture(service.picture)}
        sizes="(min-width: 64rem) 30rem, (min-width: 37.5rem) 50vw, 6rem"
      />
      <div>
        <h3>
          <SiteLink href={`/${service.slug}`} lang={lang} className="name-link">
            {service.name}
          </SiteLink>
        </h3>
        <Price figure={figureOf(service)} of={service.slug} lang={lang} className="type-h4" isNamed={false} />
      </div>
      <div>
        <ServiceTags service={service} time={time} lang={lang} />
        <p>{service.description}</p>
        <Checklist items={service.features ?? []} className="text-small" />
        {note && <p>{note}</p>}
        {time && <CompareLink service={service.slug} name={service.name} lang={lang} />}
      </div>
      <div>
        {[first, second].map(({ label, href }) => (
          <SiteLink key={href} href={href} lang={lang}>
            {label}
            <ForName name={service.name} lang={lang} />
          </SiteLink>
        ))}
      </div>
    </article>
  )
}
