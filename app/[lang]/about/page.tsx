import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { PageHero } from '#components/page/heroes.tsx'
import { FiguresSection } from '#components/ui/sections.tsx'
import { getAbout } from '#lib/content/about.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf } from '../params.ts'

export const generateMetadata = singlePageMetadata('/about', getAbout)

/** The about page: a text with the date of its last change. */
export default async function AboutPage({ params }: PageProps<'/[lang]/about'>) {
  const lang = await languageOf(params)
  const { shell, trustPages, articlePages } = getDictionary(lang)
  const { page, figures } = await getAbout(lang)
  const month = page?.lastUpdated && getFormatters(lang).month(page.lastUpdated)
  return (
    <>
      <PageHero path="/about" page={page} lang={lang}>
        {month && <p className="font-label">{fillPlaceholders(articlePages.legal.lastUpdated, { month })}</p>}
      </PageHero>
      <ArrangedSections
        page="aboutPage"
        content={page}
        lang={lang}
        look="line"
        links={{ '/how-it-works': trustPages.howItWorks, '/contact': shell.contact }}
        sections={{
          figures: <FiguresSection id="figures" ground="ink" heading={page?.figures} figures={figures} />,
        }}
      />
    </>
  )
}
