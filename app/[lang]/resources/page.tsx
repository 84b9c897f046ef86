import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { PageHero } from '#components/page/heroes.tsx'
import { GuideRows } from '#components/page/picture-rows.tsx'
import { TextLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { getResources } from '#lib/content/resources.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf } from '../params.ts'
import { Directory } from './_parts/directory.tsx'

export const generateMetadata = singlePageMetadata('/resources', getResources)

/** The page that lists all help for before, during and after a job. */
export default async function ResourcesPage({ params }: PageProps<'/[lang]/resources'>) {
  const lang = await languageOf(params)
  const { shell, articlePages } = getDictionary(lang)
  const words = articlePages.resources
  const { page, guides } = await getResources(lang)
  return (
    <>
      <PageHero path="/resources" page={page} lang={lang} />
      <ArrangedSections
        page="resourcesPage"
        content={page}
        lang={lang}
        look="line"
        links={{ '/contact': shell.contact, '/services': getDictionary(lang).home.viewAllServices }}
        sections={{
          directory: page?.resources?.length ? (
            <Section id="directory" heading={page.directory}>
              <Directory resources={page.resources} lang={lang} />
            </Section>
          ) : null,
          guides: guides.length > 0 && (
            <Section
              id="guides"
              heading={{ title: page?.guides?.title || articlePages.guides.title, text: page?.guides?.text }}
              aside={<TextLink href="/guides" lang={lang} label={words.allGuides} />}
            >
              <GuideRows guides={guides} lang={lang} />
            </Section>
          ),
        }}
      />
    </>
  )
}
