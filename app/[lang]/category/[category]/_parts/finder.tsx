import { CompareLink } from '#components/service/compare-link.tsx'
import { Price } from '#components/service/price.tsx'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { ForName } from '#components/ui/for-name.tsx'
import { LinkButton, SiteLink } from '#components/ui/links.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import type { CategoryContent } from '#lib/content/category.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { figureOf } from '#lib/pricing/figure.ts'
import { answersFrom, type FoundBy } from '#lib/questions/finder.ts'
import { toQuestions } from '#lib/questions/questions.ts'
import type { CategorySectionProps } from './types.ts'

type Question = NonNullable<CategoryContent['category']['groups']>[number]
type Service = NonNullable<NonNullable<Question['links']>[number]['service']>

/** Questions that lead to a service (docs/product.md, Category page). Each answer opens what follows, without scripts too. */
export function Finder({ category, page, lang }: CategorySectionProps) {
  const { groups } = category
  if (!groups?.length) return null
  const { title, text } = page?.finder ?? {}
  return (
    // Not a `Section`: the questions are a short way to the cards below, which must not be far.
    <section id="finder" aria-labelledby="finder-title" className="band-ruled bg-wash">
      <div className="wrap grid gap-x-14 gap-y-4 py-8 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 id="finder-title" className="type-h2">
            {title || getDictionary(lang).comparison.which}
          </h2>
          {text && <p className="mt-2">{text}</p>}
        </div>
        <Answers questions={groups} id="finder-q" path={[]} lang={lang} />
      </div>
    </section>
  )
}

interface AnswersProps {
  /** The question, then those that may follow. */
  questions: readonly Question[]
  /** Unique on the page. */
  id: string
  /** The answers that led here. */
  path: FoundBy[]
  lang: Language
}

/** The answers to a question. One without a service leads to the next question; one that leads nowhere is left out. */
function Answers({ questions: [question, ...next], id, path, lang }: AnswersProps) {
  const leading = (question?.links ?? []).filter(
    ({ service, hasTarget }) => service || (!hasTarget && next.length > 0),
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for controls.
    <div
      role="group"
      aria-labelledby={id}
      className={path.length === 0 ? `grid items-start gap-x-5 ${columnsOf(leading.length)}` : undefined}
    >
      <p id={id} className="type-h4 col-span-full mb-3">
        {question?.title}
      </p>
      {leading.map(({ _key, label, service }) => {
        const now = [...path, { question: question?.title ?? null, answer: label }]
        return (
          // Rows below each other share their line; in columns each has its own.
          <div key={_key} className="-mb-0.5">
            <Disclosure title={label ?? ''} group={id}>
              {service ? (
                <Found service={service} path={now} lang={lang} />
              ) : (
                <Answers questions={next} id={`${id}-${_key}`} path={now} lang={lang} />
              )}
            </Disclosure>
          </div>
        )
      })}
    </div>
  )
}

/** Grid classes by the number of answers to the first question: no row has a gap. */
const columnsOf = (count: number) => (count % 3 === 0 ? 'lg:grid-cols-3' : 'sm:grid-cols-2')

/** The service that the answers lead to: its price, and a quote for a job that has the answers already. */
function Found({ service, path, lang }: { service: Service; path: FoundBy[]; lang: Language }) {
  const { name, slug } = service
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <p className="w-full">
        <SiteLink href={`/${slug}`} lang={lang} className="type-h4 underline underline-offset-4">
          {name}
        </SiteLink>
      </p>
      <Price figure={figureOf(service)} of={slug} lang={lang} className="type-h4 w-full" />
      <LinkButton
        href={jobHref('/get-quote', { service: slug, answers: answersFrom(path, toQuestions(service)) })}
        lang={lang}
        small
      >
        {getDictionary(lang).service.getFreeQuote}
        <ForName name={name} lang={lang} />
      </LinkButton>
      <CompareLink service={slug} name={name} lang={lang} />
    </div>
  )
}
