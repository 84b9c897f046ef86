import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { PageHero } from '#components/page/heroes.tsx'
import { FiguresSection, Section } from '#components/ui/sections.tsx'
import { getContractors } from '#lib/content/contractors.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf, type PageParams } from '../params.ts'
import { ContractorCard, Explainer, Installers } from './_parts/sections.tsx'

export const generateMetadata = singlePageMetadata('/contractors', getContractors)

interface Props {
  params: PageParams
  /** The query of an address with filters. */
  start?: string
}

/**
 * Installers by city and trade, three featured contractors, and the steps from a project to a contractor (docs/product.md,
 * Contractors page).
 */
export default async function ContractorsPage({ params, start }: Props) {
  const lang = await languageOf(params)
  const { service, home, trustPages } = getDictionary(lang)
  const content = await getContractors(lang)
  const { page, figures } = content
  return (
    <>
      <PageHero
        path="/contractors"
        page={page}
        lang={lang}
        links={{
          '/get-quote': service.getFreeQuote,
          '/services': home.viewAllServices,
          '/contractors/join': trustPages.contractors.joinNetwork,
        }}
      />
      <ArrangedSections
        page="contractorsPage"
        content={page}
        lang={lang}
        look="ticket"
        links={{
          '/contractors/join': trustPages.contractors.joinNetwork,
          '/get-quote': service.getFreeQuote,
        }}
        sections={{
          finder: <Installers content={content} start={start} lang={lang} />,
          featured: page?.contractors?.length ? (
            <Section id="featured" heading={page.featured}>
              <ul className="ruled lg:grid-cols-3">
                {page.contractors.map((contractor) => (
                  <li key={contractor._id}>
                    <ContractorCard contractor={contractor} lang={lang} />
                  </li>
                ))}
              </ul>
            </Section>
          ) : null,
          explainer: <Explainer page={page} lang={lang} />,
          figures: <FiguresSection id="figures" ground="field" heading={page?.figures} figures={figures} />,
        }}
      />
    </>
  )
}
