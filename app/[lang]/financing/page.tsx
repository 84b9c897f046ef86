import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { PageHero } from '#components/page/heroes.tsx'
import { Checklist } from '#components/ui/checklist.tsx'
import { EmptyPage } from '#components/ui/empty-page.tsx'
import { Points, Section } from '#components/ui/sections.tsx'
import { getFinancing } from '#lib/content/financing.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf } from '../params.ts'

export const generateMetadata = singlePageMetadata('/financing', getFinancing)

/** The page about ways to pay for a job. It gives general information and never an offer of credit. */
export default async function FinancingPage({ params }: PageProps<'/[lang]/financing'>) {
  const lang = await languageOf(params)
  const words = getDictionary(lang)
  const { page } = await getFinancing(lang)
  if (!page) return <EmptyPage path="/financing" lang={lang} />
  return (
    <>
      <PageHero
        page={page}
        lang={lang}
        links={{ '/get-quote': words.service.getFreeQuotes, '/pricing': words.offerPages.pricing.seePrices }}
      />
      <ArrangedSections
        page="financingPage"
        content={page}
        lang={lang}
        look="line"
        links={{
          '/get-quote': words.service.getFreeQuotes,
          '/pricing': words.offerPages.pricing.seePrices,
        }}
        sections={{
          optionsHeading: (
            <Section id="options" heading={page.optionsHeading}>
              {page.options?.length ? <Points points={page.options} /> : null}
              {page.notice && (
                <p className="mt-6 max-w-[68ch] border-l-4 border-loud pl-4 font-label">{page.notice}</p>
              )}
            </Section>
          ),
          askHeading: page.ask?.length ? (
            <Section id="ask" ground="field" heading={page.askHeading}>
              <Checklist items={page.ask} className="grid gap-x-10 md:grid-cols-2" />
            </Section>
          ) : null,
          sourceNote: page.sourceNote && (
            <div className="wrap py-8">
              <p className="max-w-[68ch] text-small text-muted">{page.sourceNote}</p>
            </div>
          ),
        }}
      />
    </>
  )
}
