import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { PageHero } from '#components/page/heroes.tsx'
import { LinkButton } from '#components/ui/links.tsx'
import { PointsSection, Section } from '#components/ui/sections.tsx'
import { getCareers } from '#lib/content/careers.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf } from '../params.ts'

export const generateMetadata = singlePageMetadata('/careers', getCareers)

/** The careers page: how the company works and how to write to it. It lists no vacancies. Contractors have their own form. */
export default async function CareersPage({ params }: PageProps<'/[lang]/careers'>) {
  const lang = await languageOf(params)
  const words = getDictionary(lang).articlePages.careers
  const { page, settings } = await getCareers(lang)
  const email = settings?.email
  const writeHref = email ? `mailto:${email}` : '/contact'
  return (
    <>
      <PageHero path="/careers" page={page} lang={lang}>
        <LinkButton href={writeHref} lang={lang} tone="dark" arrow>
          {words.write}
        </LinkButton>
        <LinkButton href="/contractors/join" lang={lang} tone="outline">
          {words.join}
        </LinkButton>
      </PageHero>
      <ArrangedSections
        page="careersPage"
        content={page}
        lang={lang}
        look="ticket"
        links={{ '/contractors/join': words.join }}
        sections={{
          roles: <PointsSection id="roles" heading={page?.roles} points={page?.rolePoints} />,
          writing: page?.writing?.title && (
            <Section id="writing" ground="ink" heading={{ title: page.writing.title }}>
              <p className="-mt-3 mb-6 max-w-[62ch] text-lead">{page.writing.text}</p>
              <LinkButton href={writeHref} lang={lang} arrow>
                {email || words.write}
              </LinkButton>
            </Section>
          ),
        }}
      />
    </>
  )
}
