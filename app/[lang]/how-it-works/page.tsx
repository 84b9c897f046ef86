import { getBusiness } from '#lib/content/business.ts'
import { getHowItWorks } from '#lib/content/how-it-works.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { processData } from '#lib/seo/how-to.ts'
import { StructuredData } from '../_components/layout/structured-data.tsx'
import { PageHero } from '../_components/page/page-hero.tsx'
import { PageSections } from '../_components/page/page-sections.tsx'
import { Questions } from '../_components/page/questions.tsx'
import { Closing } from '../_components/ui/closing.tsx'
import { Figures } from '../_components/ui/figures.tsx'
import { Points } from '../_components/ui/points.tsx'
import { Section } from '../_components/ui/section.tsx'
import { TextLink } from '../_components/ui/text-link.tsx'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf } from '../params.ts'
import { Steps } from './_parts/steps.tsx'

export const generateMetadata = singlePageMetadata(
  '/how-it-works',
  getHowItWorks,
  (words) => words.trustPages.howItWorks,
)

/** The six steps of a job, and what protects the customer (docs/product.md, How it works page). */
export default async function HowItWorksPage({ params }: PageProps<'/[lang]/how-it-works'>) {
  const lang = await languageOf(params)
  const { shell, trustPages } = getDictionary(lang)
  const { page, steps, figures } = await getHowItWorks(lang)
  return (
    <>
      <StructuredData data={processData({ page, steps, business: await getBusiness(lang), lang })} />
      <PageHero
        page={{ ...page, title: page?.title || trustPages.howItWorks }}
        lang={lang}
        links={{ '/book-installation': shell.bookInstallation, '/contact': shell.contact }}
      />
      <Steps steps={steps} title={page?.steps?.title} text={page?.steps?.text} />
      {page?.serviceProcesses?.length ? (
        <Section id="processes" ground="wash" title={page.processes?.title} text={page.processes?.text}>
          <Points points={page.serviceProcesses} />
        </Section>
      ) : null}
      {page?.trustSafeguards?.length ? (
        <Section
          id="safeguards"
          title={page.safeguards?.title}
          text={page.safeguards?.text}
          aside={
            <TextLink href="/guarantee" lang={lang}>
              {trustPages.guarantee}
            </TextLink>
          }
        >
          <Points points={page.trustSafeguards} />
        </Section>
      ) : null}
      {figures?.figures?.length ? (
        <Section id="figures" ground="field" title={page?.figures?.title} text={page?.figures?.text}>
          <Figures figures={figures.figures} />
        </Section>
      ) : null}
      <Questions
        id="questions"
        title={page?.questions?.title}
        text={page?.questions?.text}
        faqs={page?.faqs}
        lang={lang}
        aside={
          <TextLink href="/faq" lang={lang}>
            {trustPages.allQuestions}
          </TextLink>
        }
      />
      <PageSections sections={page?.sections} lang={lang} />
      <Closing
        closing={page?.closing}
        lang={lang}
        links={{ '/book-installation': shell.bookInstallation, '/contact': shell.contact }}
      />
    </>
  )
}
