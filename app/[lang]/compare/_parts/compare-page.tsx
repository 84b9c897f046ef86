import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { Breadcrumb, PageHero } from '#components/page/heroes.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { SiteLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { getComparison } from '#lib/content/compare.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { nameInSentence } from '#lib/i18n/name-in-sentence.ts'
import { pageName } from '#lib/routes/page-name.ts'
import { type Compared, compareHref } from '#lib/search/compared.ts'
import { CompareForm } from './compare-form.tsx'
import { ComparedInstallers } from './compared-installers.tsx'
import { ComparedServices } from './compared-services.tsx'
import { KeptShortlist } from './kept-shortlist.tsx'
import type { ComparePartProps } from './types.ts'

interface ComparePageProps {
  asked: Compared
  lang: Language
  /** Whether the address has a comparison, even one of nothing: then the shortlist of the browser is not shown. */
  isChosen?: boolean
}

/** Two to four services or installers beside each other (docs/product.md, Comparison page). */
export async function ComparePage({ asked, lang, isChosen = false }: ComparePageProps) {
  const content = await getComparison(asked, lang)
  const { page } = content
  const { service, home, shell } = getDictionary(lang)
  const shown: Compared = {
    services: content.services.map(({ slug }) => slug ?? ''),
    installers: content.installers.map(({ _id }) => _id),
    city: asked.city,
  }
  const part = { content, shown, lang }
  // A comparison stands high on its page.
  const isEmpty = shown.services.length + shown.installers.length === 0
  return (
    <>
      {isEmpty ? (
        <PageHero path="/compare" page={page} lang={lang} />
      ) : (
        <section className="on-field border-b-2 border-rule">
          <div className="wrap pt-2 pb-5">
            <Breadcrumb
              lang={lang}
              parents={[
                { label: shell.home, href: '/' },
                { label: page?.title || pageName('/compare', lang), href: compareHref({ services: [''] }) },
              ]}
              current={getDictionary(lang).comparison.yours}
            />
            <h1 className="type-h2 mt-3 text-title">{compareTitle(content, lang)}</h1>
          </div>
        </section>
      )}
      <KeptShortlist isChosen={isChosen} city={asked.city} lang={lang} />
      <LeftOut content={content} lang={lang} />
      <ArrangedSections
        page="comparePage"
        content={page}
        lang={lang}
        look="ticket"
        links={{ '/get-quote': service.getFreeQuotes, '/services': home.viewAllServices }}
        sections={{
          services: <ComparedServices {...part} />,
          installers: <ComparedInstallers {...part} />,
          form: <CompareForm {...part} />,
          popular: <OftenCompared {...part} />,
        }}
      />
    </>
  )
}

/** The names of what stands beside each other, within a sentence. */
function namesOf({ services, installers }: Names, lang: Language): string {
  const names = [
    ...sharedOnce(
      services.map(({ name }) => nameInSentence(name ?? '')),
      lang,
    ),
    ...installers.map(({ name }) => name ?? ''),
  ]
  return getFormatters(lang).list(names)
}

/**
 * Names that share a word say it once: `furnace and heat pump installation`, `installation de fournaise et de thermopompe`. The
 * shared word is the last one in English, and the first one in French.
 */
function sharedOnce(names: string[], lang: Language): string[] {
  const words = names.map((name) => name.split(' '))
  const kept = lang === 'fr' ? 0 : names.length - 1
  const [word, ...others] = new Set(words.map((all) => all.at(lang === 'fr' ? 0 : -1)))
  if (!word || others.length > 0 || words.some(({ length }) => length < 2)) return names
  return words.map((all, place) =>
    (place === kept ? all : lang === 'fr' ? all.slice(1) : all.slice(0, -1)).join(' '),
  )
}

type Names = Record<'services' | 'installers', readonly { name: string | null }[]>

/** The title of a comparison: what it compares. */
export const compareTitle = (content: Names, lang: Language): string =>
  fillPlaceholders(getDictionary(lang).comparison.titleOf, { names: namesOf(content, lang) })

/** Says what the address asks for and the page does not show. */
function LeftOut({ content: { unknown, surplus }, lang }: Pick<ComparePartProps, 'content' | 'lang'>) {
  const { comparison } = getDictionary(lang)
  const { plural, number } = getFormatters(lang)
  const sentences = [
    { count: surplus, words: comparison.surplus },
    { count: unknown, words: comparison.unknown },
  ].filter(({ count }) => count > 0)
  if (sentences.length === 0) return null
  return (
    <div className="wrap pt-5 font-bold" role="status">
      {sentences.map(({ count, words }) => (
        <p key={words.one}>{fillPlaceholders(plural(count, words), { count: number(count) })}</p>
      ))}
    </div>
  )
}

/** Comparisons that staff have put together, as links, but for the one that stands on the page. */
function OftenCompared({ content: { page }, shown, lang }: ComparePartProps) {
  const others = (page?.groups ?? [])
    .map(({ _key, title, services }) => ({
      _key,
      title,
      services: (services ?? []).map(({ slug }) => slug ?? ''),
    }))
    .filter(({ services }) => services.some((slug) => !shown.services.includes(slug)))
  if (others.length === 0) return null
  return (
    <Section id="popular" ground="wash" heading={page?.popular}>
      <ul className="grid gap-x-5 border-t-2 border-rule sm:grid-cols-2 lg:grid-cols-3">
        {others.map(({ _key, title, services }) => (
          <li key={_key} className="border-b border-rule">
            <SiteLink
              href={compareHref({ services, city: shown.city })}
              lang={lang}
              className="link-row justify-between gap-4"
            >
              {title}
              <Icon name="arrow" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
