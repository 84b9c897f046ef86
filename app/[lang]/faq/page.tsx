import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { StructuredData } from '#components/layout/structured-data.tsx'
import { Contents } from '#components/page/article.tsx'
import { PageHero } from '#components/page/heroes.tsx'
import { QuestionList } from '#components/page/questions.tsx'
import { toAnchors } from '#lib/content/anchors.ts'
import { getFaq } from '#lib/content/faq.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { questionsData } from '#lib/seo/texts.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf } from '../params.ts'

export const generateMetadata = singlePageMetadata('/faq', getFaq)

/** Every question, grouped by topic, with links to the topics. On the whole page only one answer is open at a time. */
export default async function FaqPage({ params }: PageProps<'/[lang]/faq'>) {
  const lang = await languageOf(params)
  const { shell, articlePages } = getDictionary(lang)
  const words = articlePages.faq
  const { number, plural } = getFormatters(lang)
  const { page, topics } = await getFaq(lang)
  const anchors = toAnchors(topics.map(({ topic }) => words.topic[topic]))
  const groups = topics.map(({ topic, faqs }, index) => ({
    anchor: anchors[index] ?? topic,
    text: words.topic[topic],
    note: number(faqs.length),
    count: fillPlaceholders(plural(faqs.length, words.questionCount), { count: number(faqs.length) }),
    faqs,
  }))
  return (
    <>
      <PageHero path="/faq" page={page} lang={lang} links={{ '/contact': shell.contact }} />
      <div className="band-paper">
        <div className="wrap section-space grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="lg:sticky lg:top-6 lg:col-start-2">
            <Contents headings={groups} title={words.topics} />
          </div>
          <div className="grid gap-14 lg:col-start-1 lg:row-start-1">
            {groups.map(({ anchor, text, count, faqs }) => (
              <section key={anchor} id={anchor} aria-labelledby={`${anchor}-title`}>
                <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-5">
                  <h2 id={`${anchor}-title`} className="type-h2">
                    {text}
                  </h2>
                  <p className="text-small text-muted">{count}</p>
                </div>
                <QuestionList faqs={faqs} group="faq" lang={lang} />
              </section>
            ))}
          </div>
        </div>
      </div>
      <StructuredData data={questionsData({ questions: topics.flatMap(({ faqs }) => faqs), lang })} />
      <ArrangedSections
        page="faqPage"
        content={page}
        lang={lang}
        look="line"
        links={{ '/contact': shell.contact, '/guides': articlePages.guides.title }}
        sections={{}}
      />
    </>
  )
}
