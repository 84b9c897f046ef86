import { Docket } from '#components/lead/docket.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import { answerLists } from '#lib/content/answer-lists.ts'
import { getBooking } from '#lib/content/booking.ts'
import { describeJob, getJob } from '#lib/content/job.ts'
import { firstJobOf } from '#lib/content/requested-jobs.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { answeredIn } from '#lib/leads/forms/questions.ts'

/** What the confirmation of a booking or a quote request shows: the answers, the job and the next steps. */
export async function sentRequest(values: Readonly<Record<string, string>>, lang: Language) {
  const { forms } = getDictionary(lang)
  const job = await firstJobOf(values, lang)
  const content = await getJob(job, lang)
  const lists = answerLists(await getBooking(lang), values)
  const answers = answeredIn('lead', values, lang, ['service_type'], lists)
  const [, ...quantities] = (values.quantity ?? '').split('\n').map(Number)
  const others = (values.another_job ?? '').split('\n').flatMap((line, place) => {
    const quantity = quantities[place] ?? 1
    if (!line.trim()) return []
    return quantity > 1 ? `${quantity}\u00A0×\u00A0${line}` : line
  })
  const photos = (values.photo ?? '').split('\n').filter(Boolean).length
  if (photos > 0) answers.push({ label: forms.photos.label, value: String(photos) })
  return {
    docket: <Docket job={describeJob(job, content, lang)} lang={lang} />,
    answers: others.length > 0 ? [{ label: forms.jobs, value: others.join(', ') }, ...answers] : answers,
    anotherHref: jobHref('/get-quote', { city: job.city }),
  }
}
