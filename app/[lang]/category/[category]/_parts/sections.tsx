import { MeanLink } from '#components/review/rating-summary.tsx'
import { Price, PricesNote } from '#components/service/price.tsx'
import { ServiceCard } from '#components/service/service-card.tsx'
import { serviceCountText } from '#components/service/words.ts'
import { chipClass } from '#components/ui/chip.ts'
import { FactStrip } from '#components/ui/fact-strip.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { LinkButton, SiteLink } from '#components/ui/links.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Points, Section } from '#components/ui/sections.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import type { CategoryContent } from '#lib/content/category.ts'
import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { nameInSentence } from '#lib/i18n/name-in-sentence.ts'
import { inCityNames } from '#lib/places/chosen-city.ts'
import { figureOf } from '#lib/pricing/figure.ts'
import { priceSpan } from '#lib/pricing/price-range.ts'
import { timeText } from '#lib/pricing/time-text.ts'
import type { CategorySectionProps } from './types.ts'

/** The lowest and the highest price with their services, what customers say, and how many services need a licence or a permit. */
export function CategoryFacts({
  category,
  rating,
  lang,
}: CategorySectionProps & Pick<CategoryContent, 'rating'>) {
  const { services } = category
  if (services.length === 0) return null
  const words = getDictionary(lang)
  const own = words.offerPages.category
  const licensed = services.filter(({ licenseRequired }) => licenseRequired).length
  const permits = services.filter(({ permitRequired }) => permitRequired).length
  const someOf = (some: number, all: string, none: string, part: string) =>
    someOrAll(some, services.length, { all, none, part })
  return (
    <div className="border-b-2 border-rule">
      <FactStrip
        facts={[
          { label: own.prices, value: <Ends services={services} lang={lang} /> },
          { label: words.servicePage.rating, value: rating && <MeanLink mean={rating} lang={lang} /> },
          {
            label: words.service.licensedTrade,
            value: someOf(licensed, words.service.required, words.service.notRequired, own.someOfAll),
          },
          {
            label: words.servicePage.permits,
            value: someOf(
              permits,
              words.servicePage.permitRequired,
              words.servicePage.permitNone,
              own.usuallySome,
            ),
          },
        ]}
      />
    </div>
  )
}

/** Beside a figure in large letters. */
const SMALL = 'text-small font-normal'

/** The cheapest and the dearest service with the price at which each begins and ends. */
function Ends({ services, lang }: Pick<CategorySectionProps['category'], 'services'> & { lang: Language }) {
  const { price } = getFormatters(lang)
  const priced = services.flatMap((service) => {
    const figure = figureOf(service)
    return figure ? [{ ...figure, name: nameInSentence(service.name ?? '') }] : []
  })
  const [low] = priced.toSorted((one, other) => one.min - other.min)
  const [high] = priced.toSorted((one, other) => other.max - one.max)
  if (!low || !high) return null
  const isOne = priced.length === 1
  const [before, between] = getDictionary(lang).offerPages.category.fromTo.split(/\{low\}|\{high\}/)
  return (
    <>
      <span className="block">
        {before}
        {price(low.min)} {isOne ? null : <small className={SMALL}>({low.name})</small>}
      </span>
      {between}
      {price(high.max)} {isOne ? null : <small className={SMALL}>({high.name})</small>}
    </>
  )
}

function someOrAll(some: number, count: number, words: Record<'all' | 'none' | 'part', string>): string {
  if (some === 0) return words.none
  if (some === count) return words.all
  return fillPlaceholders(words.part, { some: String(some), all: String(count) })
}

/** The category's services as cards of the catalogue, or 'No Services Found' when it has none. */
export function CategoryServices({
  category,
  page,
  bands,
  lang,
}: CategorySectionProps & Pick<CategoryContent, 'bands'>) {
  const { offerPages } = getDictionary(lang)
  const words = offerPages.category
  const { services } = category
  const layout = layoutOf(services.length)
  if (services.length === 0) {
    return (
      <Section id="services" heading={{ title: words.empty, text: page?.empty?.text }}>
        {page?.empty?.title && <p className="type-h4 mb-5">{page.empty.title}</p>}
        <LinkButton href="/services" lang={lang} arrow>
          {words.browseAll}
        </LinkButton>
      </Section>
    )
  }
  return (
    <Section
      id="services"
      heading={{ title: page?.services?.title || words.services }}
      aside={<p className="type-h4">{serviceCountText(services.length, lang)}</p>}
    >
      <PricesNote kind={{ name: 'range' }} more={page?.services?.text} lang={lang} />
      <ul className={`ruled ${layout.list}`}>
        {services.map((service) => (
          <li key={service._id} className="flex">
            <ServiceCard
              service={{ ...service, complexity: service.complexity ?? 'Moderate' }}
              time={timeText(service, bands, lang)}
              links={[
                { label: words.learnMore, href: `/${service.slug}` },
                {
                  label: getDictionary(lang).shell.bookNow,
                  href: jobHref('/book-installation', { service: service.slug }),
                },
              ]}
              lang={lang}
            />
          </li>
        ))}
        <SomethingElse className={layout.last} page={page} lang={lang} />
      </ul>
    </Section>
  )
}

/**
 * The classes of the list and of the cell after its cards, so that no row has a gap and the last cell is never wider than its text
 * needs: a single card takes its row, and four cards stand two by two, on wide screens in one row.
 */
function layoutOf(count: number): { list: string; last: string } {
  if (count === 1) return { list: 'one-card', last: '' }
  const last = count % 2 === 0 ? 'sm:col-span-2' : ''
  if (count % 4 === 0) return { list: 'sm:grid-cols-2 xl:grid-cols-4', last: `${last} xl:col-span-4` }
  if (count % 3 === 1) return { list: 'sm:grid-cols-2', last }
  const free = count % 3 === 0 ? 'lg:col-span-3' : 'lg:col-span-1'
  return { list: 'sm:grid-cols-2 lg:grid-cols-3', last: `${last} ${free}` }
}

interface SomethingElseProps {
  className: string
  page: CategorySectionProps['page']
  lang: Language
}

/** A last cell that fills the row: it offers to describe a job that is not among the cards. */
function SomethingElse({ className, page, lang }: SomethingElseProps) {
  if (!page?.other?.title) return null
  return (
    <li className={`flex items-center bg-wash p-6 md:p-8 ${className}`}>
      <div className="flex grow flex-wrap items-center justify-between gap-6">
        <div>
          <h3 className="type-h3">{page.other.title}</h3>
          <p className="mt-2 max-w-[40ch]">{page.other.text}</p>
        </div>
        <LinkButton href="/get-quote" lang={lang} arrow>
          {getDictionary(lang).service.getFreeQuote}
        </LinkButton>
      </div>
    </li>
  )
}

/** A text about the trade, and advice for customers before they ask for a quote. */
export function AboutTrade({ category, page }: CategorySectionProps) {
  const { about, goodToKnow } = category
  if (!about && !goodToKnow?.length) return null
  return (
    <Section id="about" ground="wash" heading={{ title: page?.aboutHeading?.title }}>
      {about && <p className="max-w-[68ch] text-lead">{about}</p>}
      {goodToKnow?.length ? (
        <div className="mt-8 md:mt-11">
          <Points points={goodToKnow} />
        </div>
      ) : null}
    </Section>
  )
}

type Neighbour = NonNullable<CategoryContent['category']['neighbours']>[number]

interface NeighboursProps extends CategorySectionProps {
  categories: CategoryContent['categories']
}

/** Cards of the categories that customers often look at next, and a chip for every category. */
export function Neighbours({ category, page, categories, lang }: NeighboursProps) {
  return (
    <Section id="categories" heading={page?.neighboursHeading}>
      {category.neighbours?.length ? (
        <>
          <PricesNote kind={{ name: 'range' }} lang={lang} />
          <ul className="ruled mb-6 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
            {category.neighbours.map((neighbour) => (
              <NeighbourCard key={neighbour._id} neighbour={neighbour} lang={lang} />
            ))}
          </ul>
        </>
      ) : null}
      <ul className="chip-row" aria-label={getDictionary(lang).offerPages.category.allCategories}>
        {categories.map(({ _id, slug, title }) => (
          <li key={_id}>
            <SiteLink
              href={`/services/category/${slug}`}
              lang={lang}
              aria-current={slug === category.slug ? 'page' : undefined}
              className={chipClass(slug === category.slug)}
            >
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function NeighbourCard({ neighbour, lang }: { neighbour: Neighbour; lang: Language }) {
  const span = priceSpan(neighbour.services.map((service) => figureOf(service)))
  return (
    <li>
      <SiteLink href={`/services/category/${neighbour.slug}`} lang={lang} className="cell-link category-card">
        <Picture picture={toPicture(neighbour.picture)} sizes="(min-width: 48rem) 13rem, 50vw" decorative />
        <span>
          <span>{neighbour.title}</span>
          <Price
            figure={span && { name: 'range', ...span }}
            of={inCityNames.category(neighbour.slug)}
            lang={lang}
            isNamed={false}
          />
          <span>
            {serviceCountText(neighbour.services.length, lang)}
            <Icon name="arrow" />
          </span>
        </span>
      </SiteLink>
    </li>
  )
}
