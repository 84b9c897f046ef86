import type { Catalogue } from '#lib/content/catalogue.ts'
import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { jobHref } from '#lib/job/job.ts'
import { figureOf } from '#lib/pricing/figure.ts'
import { Checklist } from '../ui/checklist.tsx'
import { ForName } from '../ui/for-name.tsx'
import { Picture } from '../ui/picture.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { Price } from './price.tsx'
import { ServiceTags } from './service-tags.tsx'
import { catalogueNumberText } from './words.ts'

interface ServiceCardProps {
  service: Omit<Catalogue['services'][number], 'allFeatures'>
  /** Such as 'Available nationwide'. */
  note?: string | null
  /** The two ways on; to its page and to a quote where nothing is said. */
  links?: [CardLink, CardLink]
  lang: Language
}

interface CardLink {
  label: string
  href: string
}

/** A catalogue entry: number and price, name, tags, three features, and two ways on. Fills a cell of a ruled grid. */
export function ServiceCard({ service, note, links, lang }: ServiceCardProps) {
  const words = getDictionary(lang).service
  const [first, second] = links ?? [
    { label: words.viewDetails, href: `/${service.slug}` },
    { label: words.getFreeQuote, href: jobHref('/get-quote', { service: service.slug }) },
  ]
  return (
    <article className="flex h-full flex-col bg-paper">
      <Picture
        picture={toPicture(service.picture)}
        sizes="(min-width: 64rem) 30rem, (min-width: 37.5rem) 50vw, 100vw"
        className="aspect-8/5 h-auto w-full border-b-2 border-rule object-cover"
      />
      <div className="flex grow flex-col p-5 pb-6">
        <div className="flex items-baseline justify-between gap-3">
          <p className="type-label">
            {service.catalogueNumber && catalogueNumberText(service.catalogueNumber, lang)}
          </p>
          <Price figure={figureOf(service)} lang={lang} className="type-h4 text-right" />
        </div>
        <h3 className="type-h3 mt-1">
          <SiteLink href={`/${service.slug}`} lang={lang} className="name-link">
            {service.name}
          </SiteLink>
        </h3>
        <ServiceTags service={service} lang={lang} className="mt-3" />
        <p className="mt-3.5 mb-3">{service.description}</p>
        <Checklist items={service.features ?? []} className="text-small" />
        {note && <p className="mt-auto pt-4 text-small text-muted">{note}</p>}
      </div>
      <div className="grid grid-cols-2 border-t-2 border-rule">
        <SiteLink
          href={first.href}
          lang={lang}
          className="focus-inside flex min-h-13 items-center justify-center px-2 text-center font-bold hover:bg-coal hover:text-yellow"
        >
          {first.label}
          <ForName name={service.name} lang={lang} />
        </SiteLink>
        <SiteLink
          href={second.href}
          lang={lang}
          className="focus-inside flex min-h-13 items-center justify-center border-l-2 border-rule bg-yellow px-2 text-center font-bold text-coal hover:bg-coal hover:text-yellow"
        >
          {second.label}
          <ForName name={service.name} lang={lang} />
        </SiteLink>
      </div>
    </article>
  )
}
