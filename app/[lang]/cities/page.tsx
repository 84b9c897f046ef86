import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { PageHero } from '#components/page/heroes.tsx'
import { EmptyPage } from '#components/ui/empty-page.tsx'
import { FiguresSection } from '#components/ui/sections.tsx'
import { type Cities, getCities } from '#lib/content/cities.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { listData } from '#lib/seo/lists.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf } from '../params.ts'
import { AllCities, TopCities } from './_parts/sections.tsx'

export const generateMetadata = singlePageMetadata('/cities', getCities)

/** Six top cities, then all cities (docs/product.md, Cities page). */
export default async function CitiesPage({ params }: PageProps<'/[lang]/cities'>) {
  const lang = await languageOf(params)
  const { page, provinces, figures } = await getCities(lang)
  const { service } = getDictionary(lang)
  if (!page) return <EmptyPage path="/cities" lang={lang} />
  return (
    <>
      <StructuredData
        data={listData({ path: '/cities', name: page.title, items: provinces.flatMap(toItems), lang })}
      />
      <PageHero page={page} lang={lang} />
      <ArrangedSections
        page="citiesPage"
        content={page}
        lang={lang}
        look="ticket"
        links={{
          '/get-quote': service.getFreeQuotes,
          '/service-areas': getDictionary(lang).cityPages.serviceAreas,
        }}
        sections={{
          top: (
            <>
              <TopCities page={page} lang={lang} />
              <FiguresSection id="figures" ground="field" figures={figures} />
            </>
          ),
          all: <AllCities page={page} provinces={provinces} lang={lang} />,
        }}
      />
    </>
  )
}

const toItems = ({ cities }: Cities['provinces'][number]) =>
  cities.map(({ name, slug }) => ({ name, path: `/city/${slug}` }))
