import { describeJob, getJob } from '#lib/content/job.ts'
import { firstJobOf } from '#lib/content/requested-jobs.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { jobHref } from '#lib/job/job.ts'
import { answeredIn } from '#lib/leads/forms/questions.ts'
import { Docket } from '../../../_components/lead/docket.tsx'
import { nextSteps } from '../../../_components/lead/next-steps.ts'

/** What the confirmation of a booking or a quote request shows of what was sent. */
export async function sentRequest(
  values: Readonly<Record<string, string>>,
  stored: Parameters<typeof nextSteps>[0],
  lang: Language,
) {
  const { forms } = getDictionary(lang)
  const job = await firstJobOf(values, lang)
  const content = await getJob(job, lang)
  const others = (values.another_job ?? '').split('\n').filter((line) => line.trim())
  const answers = answeredIn('lead', values, lang, ['service_type'])
  const photos = (values.photo ?? '').split('\n').filter(Boolean).length
  if (photos > 0) answers.push({ label: forms.photos.label, value: String(photos) })
  return {
    docket: <Docket job={describeJob(job, content, lang)} lang={lang} />,
    answers: others.length > 0 ? [{ label: forms.jobs, value: others.join(', ') }, ...answers] : answers,
    next: nextSteps(stored, content.emergency, Boolean(job.urgent || content.emergency), lang),
    anotherHref: jobHref('/get-quote', { city: job.city }),
  }
}
