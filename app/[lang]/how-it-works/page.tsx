import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { PageHero } from '#components/page/heroes.tsx'
import { Questions } from '#components/page/questions.tsx'
import { TextLink } from '#components/ui/links.tsx'
import { FiguresSection, PointsSection } from '#components/ui/sections.tsx'
import { getBusiness } from '#lib/content/business.ts'
import { getHowItWorks } from '#lib/content/how-it-works.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { processData } from '#lib/seo/how-to.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf } from '../params.ts'
import { Steps } from './_parts/steps.tsx'

export const generateMetadata = singlePageMetadata('/how-it-works', getHowItWorks)

/** The six steps of a job, and what protects the customer (docs/product.md, How it works page). */
export default async function HowItWorksPage({ params }: PageProps<'/[lang]/how-it-works'>) {
  const lang = await languageOf(params)
  const { shell, trustPages } = getDictionary(lang)
  const { page, steps, figures } = await getHowItWorks(lang)
  return (
    <>
      <StructuredData data={processData({ page, steps, business: await getBusiness(lang), lang })} />
      <PageHero
        path="/how-it-works"
        page={page}
        lang={lang}
        links={{ '/book-installation': shell.bookInstallation, '/contact': shell.contact }}
      />
      <ArrangedSections
        page="howItWorksPage"
        content={page}
        lang={lang}
        links={{ '/book-installation': shell.bookInstallation, '/contact': shell.contact }}
        sections={{
          steps: <Steps steps={steps} heading={page?.steps} />,
          processes: (
            <PointsSection
              id="processes"
              ground="wash"
              heading={page?.processes}
              points={page?.serviceProcesses}
            />
          ),
          safeguards: (
            <PointsSection
              id="safeguards"
              heading={page?.safeguards}
              aside={<TextLink href="/guarantee" lang={lang} label={trustPages.guarantee} />}
              points={page?.trustSafeguards}
            />
          ),
          figures: <FiguresSection id="figures" ground="field" heading={page?.figures} figures={figures} />,
          questions: (
            <Questions
              id="questions"
              heading={page?.questions}
              faqs={page?.faqs}
              lang={lang}
              aside={<TextLink href="/faq" lang={lang} label={trustPages.allQuestions} />}
            />
          ),
        }}
      />
    </>
  )
}
