import { ServiceRows } from '#components/page/picture-rows.tsx'
import { Price, PricesNote } from '#components/service/price.tsx'
import { namesInSentence, serviceCountText } from '#components/service/words.ts'
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
import { withoutMarks } from '#lib/i18n/marks.ts'
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
      <PricesNote kind={{ name: 'range' }} lang={lang} />
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

/** The card of a popular service: picture, name, price, three facts, one link. On a phone the picture is at the left. */
function PopularCard({ service, place, bands, lang }: PopularCardProps) {
  const words = getDictionary(lang).service
  return (
    <li className="popular-card">
      <div>
        <Picture
          picture={toPicture(service.picture)}
          sizes="(min-width: 78rem) 22rem, (min-width: 37.5rem) 50vw, 7rem"
        />
        {/* Hidden from screen readers: the list element already tells them the number. */}
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
        <Price figure={figureOf(service)} of={service.slug} lang={lang} isNamed={false} />
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

type Category = NonNullable<HomePage['categories']>[number]

/**
 * Six category cards. A card links to the booking wizard, with its name as the words of the job. Its count of services links to
 * the category in the catalogue.
 */
export function Categories({ page, lang }: HomeSectionProps) {
  if (!page.categories?.length) return null
  return (
    <Section id="categories" ground="wash" heading={page.categoriesHeading}>
      <ul className="ruled lg:grid-cols-2">
        {page.categories.map((category) => (
          <CategoryCard key={category._id} category={category} lang={lang} />
        ))}
      </ul>
    </Section>
  )
}

function CategoryCard({ category, lang }: { category: Category; lang: Language }) {
  const samples = category.sampleServices?.map(({ name }) => name ?? '') ?? []
  return (
    <li className="cell-link category-card">
      <Picture picture={toPicture(category.picture)} sizes="(min-width: 48rem) 13rem, 6.5rem" decorative />
      <div>
        <SiteLink href={jobHref('/book-installation', { words: withoutMarks(category.title) })} lang={lang}>
          {category.title}
        </SiteLink>
        <p>{namesInSentence(samples)}</p>
        <SiteLink href={`/services/category/${category.slug}`} lang={lang}>
          {serviceCountText(category.serviceCount ?? 0, lang)}
          <Icon name="arrow" />
        </SiteLink>
      </div>
    </li>
  )
}

export function Recommendations({ page, lang }: HomeSectionProps) {
  if (!page.recommendedServices?.length) return null
  return (
    <Section id="recommendations" heading={page.recommendations}>
      <ServiceRows services={page.recommendedServices} lang={lang} />
    </Section>
  )
}
