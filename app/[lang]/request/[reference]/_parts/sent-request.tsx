import { Docket } from '#components/lead/docket.tsx'
import { Facts } from '#components/ui/facts.tsx'
import { answerLists } from '#lib/content/answer-lists.ts'
import { applicationLists } from '#lib/content/application-lists.ts'
import { getBooking } from '#lib/content/booking.ts'
import { describeJob, getJob } from '#lib/content/job.ts'
import { getMailTexts } from '#lib/content/mail-texts.ts'
import { firstJobOf } from '#lib/content/requested-jobs.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import { answeredIn } from '#lib/leads/forms/questions.ts'

interface SentRequestProps {
  type: FormType
  /** The values of the form. */
  values: Readonly<Record<string, string>>
  lang: Language
}

/** The job of a request, if its form has one, and the answers of the form in words. */
export async function SentRequest({ type, values, lang }: SentRequestProps) {
  const { sent } = getDictionary(lang).forms
  return (
    <section aria-label={sent} className="mt-8">
      <h2 className="type-h4 mb-4">{sent}</h2>
      {type === 'lead' ? (
        <SentJob values={values} lang={lang} />
      ) : (
        <Facts facts={answeredIn(type, values, lang, [], applicationLists(await getMailTexts(lang)))} />
      )}
    </section>
  )
}

const times = (quantity: number, text: string) => `${quantity}\u00A0×\u00A0${text}`

async function SentJob({ values, lang }: Pick<SentRequestProps, 'values' | 'lang'>) {
  const { forms } = getDictionary(lang)
  const job = await firstJobOf(values, lang)
  const content = await getJob(job, lang)
  const lists = answerLists(await getBooking(lang), values)
  const answers = answeredIn('lead', values, lang, ['service_type'], lists)
  const [quantity = 1, ...quantities] = (values.quantity ?? '').split('\n').map(Number)
  const others = (values.another_job ?? '').split('\n').flatMap((line, place) => {
    const quantity = quantities[place] ?? 1
    if (!line.trim()) return []
    return quantity > 1 ? times(quantity, line) : line
  })
  const described = describeJob(job, content, lang)
  const facts = others.length > 0 ? [{ label: forms.jobs, value: others.join(', ') }, ...answers] : answers
  return (
    <>
      {/* The links that change a job are hidden, because a sent job cannot be changed. */}
      <div className="[&_a]:hidden">
        <Docket
          job={{
            ...described,
            province: described.province || (values.province_state ?? ''),
            name: quantity > 1 && described.name ? times(quantity, described.name) : described.name,
          }}
          lang={lang}
        />
      </div>
      <Facts facts={facts} />
    </>
  )
}
