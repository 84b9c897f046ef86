import type { ComponentType } from 'react'
import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { Here } from '#components/city/here.tsx'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { PricesNote } from '#components/service/price.tsx'
import { ServiceCard } from '#components/service/service-card.tsx'
import { EmptyPage } from '#components/ui/empty-page.tsx'
import { type Catalogue, getCatalogue } from '#lib/content/catalogue.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { figureOrFallback } from '#lib/pricing/figure.ts'
import type { CatalogueEntry } from '#lib/search/catalogue-filters.ts'
import { listData } from '#lib/seo/lists.ts'
import type { ExplorerProps, Start } from './explorer/types.ts'
import { CatalogueHero, CityFinder, MostPopular, Specialty, Statistics } from './sections.tsx'

interface CataloguePageProps {
  /** The client component of the list. */
  explorer: ComponentType<ExplorerProps>
  /** The state of the address; undefined for an address without a state. */
  start?: Start
  /** The slug of the one city that the address searches in. It becomes the city of the visit. */
  here?: string
  lang: Language
}

/**
 * The catalogue. At an address with a state the list comes first: what somebody searched for is at the top of the page, so
 * nothing has to scroll to it.
 */
export async function CataloguePage({ explorer: Explorer, start, here, lang }: CataloguePageProps) {
  const words = getDictionary(lang)
  const { page, services, categories, names } = await getCatalogue(lang)
  if (!page) return <EmptyPage path="/services" lang={lang} />
  const chips = categories.map(({ slug, aliases, title, chipLabel }) => ({
    slug: slug ?? '',
    aliases: aliases ?? [],
    label: chipLabel || (title ?? ''),
    count: services.filter(({ category }) => category?.slug === slug).length,
  }))
  const list = (
    <section id="catalogue" aria-labelledby="catalogue-title">
      <div className={`wrap ${start ? 'pt-3 lg:pt-8' : 'pt-16 pb-8 md:pt-20 lg:pt-28'}`}>
        {/* A part of the catalogue under the title 'The whole catalogue' would look wrong. */}
        <h2 id="catalogue-title" className={start ? 'sr-only' : 'type-h2'}>
          {page.catalogue?.title}
        </h2>
        {page.catalogue?.text && !start && <p className="mt-3 mb-4 md:text-lead">{page.catalogue.text}</p>}
        {!here && <PricesNote kind={{ name: 'range' }} lang={lang} />}
      </div>
      <Explorer
        start={start}
        entries={services.map(toEntry)}
        cards={
          new Map(
            services.map((service) => [
              service.slug ?? '',
              <ServiceCard
                key={service._id}
                service={service}
                note={page.availabilityNote}
                city={here}
                lang={lang}
              />,
            ]),
          )
        }
        chips={chips}
        lang={lang}
        words={{ ...words.services, levels: words.service.complexity, money: words.money }}
      />
    </section>
  )
  return (
    <>
      <StructuredData
        data={listData({ path: '/services', name: page.title, items: services.map(toItem), lang })}
      />
      <CatalogueHero
        page={page}
        count={getFormatters(lang).number(services.length)}
        isShort={start !== undefined}
        lang={lang}
      />
      {here && <Here city={here} />}
      {start && list}
      <ArrangedSections
        page="servicesPage"
        content={page}
        names={names}
        lang={lang}
        links={{ '/book-installation': words.shell.bookInstallation, '/contact': words.shell.contact }}
        sections={{
          cityFinder: <CityFinder page={page} lang={lang} />,
          specialty: <Specialty page={page} lang={lang} />,
          catalogue: start ? null : list,
          statistics: <Statistics page={page} services={services} lang={lang} />,
          popular: <MostPopular page={page} lang={lang} />,
        }}
      />
    </>
  )
}

const toItem = ({ name, slug }: Catalogue['services'][number]) => ({ name, path: `/${slug}` })

function toEntry(service: Catalogue['services'][number]): CatalogueEntry {
  const { min, max } = figureOrFallback(service)
  return {
    slug: service.slug ?? '',
    name: service.name ?? '',
    category: service.category?.slug ?? '',
    complexity: service.complexity,
    licenseRequired: service.licenseRequired === true,
    permitRequired: service.permitRequired === true,
    price: { min, max },
  }
}
