import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { PricesNote } from '#components/service/price.tsx'
import { ServiceCard } from '#components/service/service-card.tsx'
import { EmptyPage } from '#components/ui/empty-page.tsx'
import { type Catalogue, getCatalogue } from '#lib/content/catalogue.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { figureOrFallback } from '#lib/pricing/figure.ts'
import type { CatalogueEntry } from '#lib/search/catalogue-filters.ts'
import { listData } from '#lib/seo/lists.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf } from '../params.ts'
import { Explorer } from './_parts/explorer/explorer.tsx'
import { CatalogueHero, CityFinder, MostPopular, Specialty, Statistics } from './_parts/sections.tsx'

export const generateMetadata = singlePageMetadata('/services', getCatalogue)

export default async function CataloguePage({ params }: PageProps<'/[lang]/services'>) {
  const lang = await languageOf(params)
  const words = getDictionary(lang)
  const { page, services, categories, names } = await getCatalogue(lang)
  if (!page) return <EmptyPage path="/services" lang={lang} />
  const chips = categories.map(({ slug, aliases, title, chipLabel }) => ({
    slug: slug ?? '',
    aliases: aliases ?? [],
    label: chipLabel || (title ?? ''),
    count: services.filter(({ category }) => category?.slug === slug).length,
  }))
  return (
    <>
      <StructuredData
        data={listData({ path: '/services', name: page.title, items: services.map(toItem), lang })}
      />
      <CatalogueHero page={page} count={getFormatters(lang).number(services.length)} lang={lang} />
      <ArrangedSections
        page="servicesPage"
        content={page}
        names={names}
        lang={lang}
        links={{ '/book-installation': words.shell.bookInstallation, '/contact': words.shell.contact }}
        sections={{
          cityFinder: <CityFinder page={page} lang={lang} />,
          specialty: <Specialty page={page} lang={lang} />,
          catalogue: (
            <section id="catalogue" aria-labelledby="catalogue-title">
              <div className="wrap pt-16 pb-8 md:pt-20 lg:pt-28">
                <h2 id="catalogue-title" className="type-h2">
                  {page.catalogue?.title}
                </h2>
                {page.catalogue?.text && <p className="my-4 text-lead">{page.catalogue.text}</p>}
                <PricesNote kind={{ name: 'range' }} lang={lang} />
              </div>
              <Explorer
                entries={services.map(toEntry)}
                cards={
                  new Map(
                    services.map((service) => [
                      service.slug ?? '',
                      <ServiceCard
                        key={service._id}
                        service={service}
                        note={page.availabilityNote}
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
          ),
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
