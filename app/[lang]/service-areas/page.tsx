import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { PageHero } from '#components/page/heroes.tsx'
import { EmptyPage } from '#components/ui/empty-page.tsx'
import { LinkButtons } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { getServiceAreas } from '#lib/content/service-areas.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf } from '../params.ts'
import { Coverage, TileMap } from './_parts/sections.tsx'

export const generateMetadata = singlePageMetadata('/service-areas', getServiceAreas)

/** The areas of the installers: all provinces and territories, a table of the cities, and a text for all other places. */
export default async function ServiceAreasPage({ params }: PageProps<'/[lang]/service-areas'>) {
  const lang = await languageOf(params)
  const { page, provinces } = await getServiceAreas(lang)
  const { shell, service, cityPages } = getDictionary(lang)
  if (!page) return <EmptyPage path="/service-areas" lang={lang} />
  return (
    <>
      <PageHero
        page={page}
        lang={lang}
        links={{ '/get-quote': service.getFreeQuotes, '/cities': shell.viewAllCities }}
      />
      <ArrangedSections
        page="serviceAreasPage"
        content={page}
        lang={lang}
        look="ticket"
        links={{ '/cities': shell.viewAllCities, '/services': shell.services }}
        sections={{
          map: <TileMap page={page} provinces={provinces} lang={lang} />,
          coverage: <Coverage page={page} provinces={provinces} lang={lang} />,
          outside: page.outside?.title && (
            <Section id="outside" ground="ink" heading={{ title: page.outside.title }}>
              <p className="-mt-3 max-w-[62ch] text-lead">{page.outside.text}</p>
              <div className="mt-6 flex flex-wrap gap-3">
                <LinkButtons
                  links={{ '/get-quote': cityPages.askAnyway, '/contact': shell.contact }}
                  lang={lang}
                  tone="loud"
                />
              </div>
            </Section>
          ),
        }}
      />
    </>
  )
}
