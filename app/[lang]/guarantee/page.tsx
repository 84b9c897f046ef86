import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { PageHero } from '#components/page/heroes.tsx'
import { EmptyPage } from '#components/ui/empty-page.tsx'
import { LinkButton } from '#components/ui/links.tsx'
import { Figures, Line, Points, Section } from '#components/ui/sections.tsx'
import { getGuarantee } from '#lib/content/guarantee.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf } from '../params.ts'
import { Claim, DownloadTerms, Protections, Warranties } from './_parts/sections.tsx'

export const generateMetadata = singlePageMetadata('/guarantee', getGuarantee)

/** The promises of the guarantee, and how to make a claim (docs/product.md, Guarantee page). */
export default async function GuaranteePage({ params }: PageProps<'/[lang]/guarantee'>) {
  const lang = await languageOf(params)
  const words = getDictionary(lang)
  const { page, figures, settings } = await getGuarantee(lang)
  if (!page) return <EmptyPage path="/guarantee" lang={lang} />
  const part = { page, settings, lang }
  return (
    <>
      <PageHero page={page} lang={lang}>
        <LinkButton href="/book-installation" lang={lang} tone="dark" arrow>
          {words.offerPages.guarantee.book}
        </LinkButton>
        {page.hasTerms && <DownloadTerms lang={lang} tone="outline" />}
      </PageHero>
      <ArrangedSections
        page="guaranteePage"
        content={page}
        lang={lang}
        look="ticket"
        links={{
          '/book-installation': words.offerPages.guarantee.book,
          '/contact': words.shell.contact,
        }}
        sections={{
          cardsHeading: (
            <Section id="guarantees" heading={page.cardsHeading}>
              {page.cards?.length ? <Points points={page.cards} /> : null}
              {figures?.figures?.length ? (
                <div className="mt-8 md:mt-11">
                  <Figures figures={figures.figures} />
                </div>
              ) : null}
            </Section>
          ),
          protectionsHeading: <Protections {...part} />,
          warrantyHeading: <Warranties {...part} />,
          claim: <Claim {...part} />,
          download: page.hasTerms && page.download && (
            <Line id="terms" {...page.download}>
              <DownloadTerms lang={lang} tone="loud" />
            </Line>
          ),
        }}
      />
    </>
  )
}
