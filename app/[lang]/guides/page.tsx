import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { PageHero } from '#components/page/heroes.tsx'
import { GuideRows } from '#components/page/picture-rows.tsx'
import { LinkButton } from '#components/ui/links.tsx'
import { toAnchors } from '#lib/content/anchors.ts'
import { getGuides } from '#lib/content/guides.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { pageName } from '#lib/routes/page-name.ts'
import { listData } from '#lib/seo/lists.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf } from '../params.ts'

export const generateMetadata = singlePageMetadata('/guides', getGuides)

/** Every guide, by category, newest first. */
export default async function GuidesPage({ params }: PageProps<'/[lang]/guides'>) {
  const lang = await languageOf(params)
  const { shell, articlePages } = getDictionary(lang)
  const words = articlePages.guides
  const { number, plural } = getFormatters(lang)
  const { page, groups } = await getGuides(lang)
  const titles = groups.map(({ category }) => category?.title || page?.planningTitle || words.about)
  const anchors = toAnchors(titles, 'guides-')
  return (
    <>
      <StructuredData
        data={listData({
          path: '/guides',
          name: page?.title || pageName('/guides', lang),
          items: groups.flatMap(({ guides }) =>
            guides.map((guide) => ({ name: guide.title, path: `/guides/${guide.slug}` })),
          ),
          lang,
        })}
      />
      <PageHero path="/guides" page={page} lang={lang}>
        <LinkButton href="/faq" lang={lang} tone="outline">
          {articlePages.faq.title}
        </LinkButton>
      </PageHero>
      <div className="band-paper">
        <div className="wrap section-space grid gap-14">
          {groups.length === 0 && <p className="text-lead">{shell.nothingYet}</p>}
          {groups.map(({ category, guides }, index) => (
            <section
              key={category?._id ?? 'planning'}
              aria-labelledby={anchors[index]}
              className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-5 lg:grid-cols-[1fr_2fr]"
            >
              <div className="lg:sticky lg:top-6 lg:self-start">
                <h2 id={anchors[index]} className="type-h2">
                  {titles[index]}
                </h2>
                <p className="mt-2 text-small text-muted">
                  {fillPlaceholders(plural(guides.length, words.guideCount), {
                    count: number(guides.length),
                  })}
                </p>
              </div>
              <GuideRows guides={guides} lang={lang} isNarrow />
            </section>
          ))}
        </div>
      </div>
      <ArrangedSections
        page="guidesPage"
        content={page}
        lang={lang}
        look="line"
        links={{
          '/get-quote': getDictionary(lang).service.getFreeQuotes,
          '/services': getDictionary(lang).home.viewAllServices,
        }}
        sections={{}}
      />
    </>
  )
}
