import type { ReactNode } from 'react'
import { type StoredPicture, toPicture } from '#lib/content/picture.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type CityPrices, figureOf, kindOfMost, type PricedService } from '#lib/pricing/figure.ts'
import { Price, PricesNote } from '../service/price.tsx'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from '../ui/links.tsx'
import { Picture } from '../ui/picture.tsx'

interface PictureRowProps {
  href: string
  lang: Language
  picture: StoredPicture | null
  title: string | null
  text: string | null
  /** A fact at the bottom: a price, a date. */
  children: ReactNode
}

/** One cell of a grid: a link to a page, with the picture, title and text of that page. */
export function PictureRow({ href, lang, picture, title, text, children }: PictureRowProps) {
  return (
    <SiteLink href={href} lang={lang} className="cell-link service-row">
      <Picture picture={toPicture(picture)} sizes="11rem" decorative />
      <span>
        <span>{title}</span>
        <span>{text}</span>
        <span>
          {children}
          <Icon name="arrow" />
        </span>
      </span>
    </SiteLink>
  )
}

interface ServiceRowsProps {
  services: (PricedService & {
    name: string | null
    slug: string | null
    description: string | null
    picture: StoredPicture | null
    /** The time on site, which not every list shows. */
    time?: string
  })[]
  lang: Language
  /** True in a narrow column: one service below the other. */
  isNarrow?: boolean
}

/** Services in a ruled grid: picture, name, description, price. */
export function ServiceRows({ services, lang, isNarrow }: ServiceRowsProps) {
  return (
    <div>
      <PricesNote kind={{ name: 'range' }} lang={lang} />
      <ul className={isNarrow ? 'ruled' : 'ruled lg:grid-cols-2'}>
        {services.map((service) => (
          <li key={service._id}>
            <PictureRow
              href={`/${service.slug}`}
              lang={lang}
              picture={service.picture}
              title={service.name}
              text={service.description}
            >
              <span>
                <Price figure={figureOf(service)} of={service.slug} lang={lang} isNamed={false} />
                {service.time && <span className="block text-small">{service.time}</span>}
              </span>
            </PictureRow>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface LocalServiceRowsProps {
  services: readonly ServiceRowsProps['services'][number][]
  /** The prices of the city; null where none is known. */
  prices: CityPrices | null
  hrefOf: (slug: string | null) => string
  /** The columns of the grid. */
  columns: string
  lang: Language
}

/** Services with their prices in a city. The kind of most prices is said above them, another kind beside its price. */
export function LocalServiceRows({ services, prices, hrefOf, columns, lang }: LocalServiceRowsProps) {
  const figures = services.map((service) => figureOf(service, prices))
  const kind = kindOfMost(figures)
  return (
    <>
      <PricesNote kind={kind} figures={figures} lang={lang} />
      <ul className={`ruled ${columns}`}>
        {services.map((service, index) => (
          <li key={service._id} className="bg-paper">
            <PictureRow
              href={hrefOf(service.slug)}
              lang={lang}
              picture={service.picture}
              title={service.name}
              text={service.description}
            >
              <Price
                figure={figures[index] ?? null}
                lang={lang}
                isNamed={figures[index]?.name !== kind?.name}
              />
            </PictureRow>
          </li>
        ))}
      </ul>
    </>
  )
}

interface GuideRowsProps {
  guides: {
    _id: string
    title: string | null
    slug: string | null
    lead: string | null
    publishedAt: string | null
    picture: StoredPicture | null
  }[]
  lang: Language
  /** True in a narrow column: one guide below the other. */
  isNarrow?: boolean
}

/** Guides in a ruled grid: picture, title, introduction, date. */
export function GuideRows({ guides, lang, isNarrow }: GuideRowsProps) {
  const { date } = getFormatters(lang)
  return (
    <ul className={`ruled ${guides.length > 1 && !isNarrow ? 'lg:grid-cols-2' : ''}`}>
      {guides.map((guide) => (
        <li key={guide._id}>
          <PictureRow
            href={`/guides/${guide.slug}`}
            lang={lang}
            picture={guide.picture}
            title={guide.title}
            text={guide.lead}
          >
            {guide.publishedAt && <span className="text-small">{date(guide.publishedAt)}</span>}
          </PictureRow>
        </li>
      ))}
    </ul>
  )
}
