import { Price } from '#components/service/price.tsx'
import { Facts } from '#components/ui/facts.tsx'
import { ForName } from '#components/ui/for-name.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { SiteLink, TextLink } from '#components/ui/links.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Section } from '#components/ui/sections.tsx'
import { Tag } from '#components/ui/tag.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { figureOf } from '#lib/pricing/figure.ts'
import { serviceFacts } from '#lib/pricing/service-facts.ts'
import type { TimeBands } from '#lib/pricing/time-on-site.ts'
import type { HomePage, HomeSectionProps } from './types.ts'

/** How many of the first cards carry the badge 'Popular'. */
const BADGED = 3

type PopularService = NonNullable<HomePage['popularServices']>[number]

export function Popular({ page, bands, lang }: HomeSectionProps & { bands: TimeBands }) {
  if (!page.popularServices?.length) return null
  const words = getDictionary(lang)
  return (
    <Section
      id="popular"
      heading={page.popular}
      aside={<TextLink href="/services" lang={lang} label={words.home.viewAllServices} />}
    >
      <ul className="ruled sm:grid-cols-2 xl:grid-cols-4">
        {page.popularServices.map((service, index) => (
          <PopularCard key={service._id} service={service} place={index + 1} bands={bands} lang={lang} />
        ))}
      </ul>
    </Section>
  )
}

interface PopularCardProps {
  service: PopularService
  place: number
  bands: TimeBands
  lang: Language
}

/** A catalogue entry: picture, name, price, three facts, one action. On a phone the picture stands at the left. */
function PopularCard({ service, place, bands, lang }: PopularCardProps) {
  const words = getDictionary(lang).service
  return (
    <li className="popular-card">
      <div>
        <Picture
          picture={toPicture(service.picture)}
          sizes="(min-width: 78rem) 22rem, (min-width: 37.5rem) 50vw, 7rem"
        />
        {/* Decorative: the list element gives screen readers the number already. */}
        <span aria-hidden="true" className="disc">
          {place}
        </span>
        {place <= BADGED && <Tag tone="loud">{words.popular}</Tag>}
      </div>
      <div>
        <h3>
          <SiteLink href={`/${service.slug}`} lang={lang} className="name-link">
            {service.name}
          </SiteLink>
        </h3>
        <Price figure={figureOf(service)} lang={lang} />
        <Facts facts={serviceFacts('card', service, bands, lang)} />
      </div>
      <SiteLink href={jobHref('/get-quote', { service: service.slug })} lang={lang} className="action-row">
        <span>
          {words.getQuote}
          <ForName name={service.name} lang={lang} />
        </span>
        <Icon name="arrow" />
      </SiteLink>
    </li>
  )
}
