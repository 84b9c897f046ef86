import 'server-only'
import { hyphenated } from '#lib/chosen-job/hyphenated.ts'
import { type Job, jobHref, readJob } from '#lib/chosen-job/job.ts'
import { getEmergency } from '#lib/content/emergency.ts'
import { describeJob, getJob } from '#lib/content/job.ts'
import { getSearch } from '#lib/content/search.ts'
import { getSlugs } from '#lib/content/slugs.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { addOnsOf } from '#lib/pricing/estimate.ts'
import { settingsOf } from '#lib/pricing/estimator-settings.ts'
import { figureOf } from '#lib/pricing/figure.ts'
import { inAddress, type JobQuestion, toQuestions } from '#lib/questions/questions.ts'
import { pageAddress } from '#lib/seo/address.ts'
import { ToolRefusal } from '../answer.ts'
import { priceOf } from './prices.ts'
import { cityIn, unknown } from './services.ts'

/** What the form asks about a service, and what changes its price: questions, levels and extras. */
export async function serviceChoices(slug: string, lang: Language) {
  const { service, estimator } = await getJob({ service: slug }, lang)
  if (!service) throw unknown('service', slug, (await getSearch(lang)).index.services)
  const settings = settingsOf(estimator)
  const levels = (list: readonly { label: string }[]) =>
    list.map(({ label }, at) => ({ level: at + 1, content: { label } }))
  return {
    service: slug,
    questions: toQuestions(service).map(describeQuestion),
    complexity: levels(settings.complexity),
    timeline: levels(settings.timeline),
    addOns: addOnsOf(service, settings).map(({ key, name, value, description }) => ({
      key,
      dollars: value,
      content: { name, description },
    })),
    content: { name: service.name },
  }
}

const describeQuestion = (question: JobQuestion) => ({
  key: question.key,
  kind: question.kind,
  askedAfter: question.askedAfter,
  /** What customers write themselves and their photos stay in the form. */
  mayBePrepared: inAddress(question),
  options: question.options.map(({ key, label }) => ({ key, content: { label } })),
  content: { question: question.label },
})

/** The emergency services, with their prices in Canada. */
export async function emergencyServices(lang: Language) {
  const { services } = await getEmergency(lang)
  return services.map((service) => ({
    service: hyphenated(service.englishName ?? ''),
    needsLicence: service.licensed === true,
    price: priceOf(figureOf(service), lang),
    page: pageAddress('/emergency-services', lang),
    content: {
      name: service.name,
      description: service.description,
      responseTime: service.responseTime,
    },
  }))
}

/**
 * The form for quotes with a job filled in, as a link, and the price that the form shows. Nothing is sent: the customer opens the link,
 * reads what is filled in, adds who they are, and sends it.
 */
export async function prepareQuote(asked: Job, lang: Language) {
  const { index } = await getSearch(lang)
  const { jobNames } = await getSlugs()
  if (!jobNames.service?.has(asked.service ?? ''))
    throw unknown('service', asked.service ?? '', index.services)
  if (asked.city) cityIn(index, asked.city)
  const href = jobHref('/get-quote', asked)
  // The job is read back from its own link, so the price is that of the form, without choices that the form leaves out.
  const job = readJob(new URL(href, 'http://localhost').searchParams, jobNames)
  const content = await getJob(job, lang)
  const refused = refusedChoices(asked, content)
  if (refused.length > 0)
    throw new ToolRefusal(`The service has no ${refused.join(', ')}. See service_choices.`)
  const { name, city, choices, answers, figure, time } = describeJob(job, content, lang)
  return {
    link: pageAddress(href, lang),
    price: priceOf(figure, lang),
    isSent: false,
    content: { name, city, choices, answers: answers.map(({ label, text }) => ({ label, text })), time },
  }
}

/** The add-ons and answers of a call that the service does not have. */
function refusedChoices({ addOns = [], answers = {} }: Job, { service, estimator }: JobFacts): string[] {
  const extras = service ? addOnsOf(service, settingsOf(estimator)).map(({ key }) => key) : []
  const questions = service ? toQuestions(service).filter(inAddress) : []
  const isAnswer = ([key, value]: [string, string]) =>
    questions.some(
      (one) =>
        one.key === key && (one.kind !== 'choice' || one.options.some((option) => option.key === value)),
    )
  return [
    ...addOns.filter((key) => !extras.includes(key)).map((key) => `add-on "${key}"`),
    ...Object.entries(answers)
      .filter((entry) => !isAnswer(entry))
      .map(([key, value]) => `answer "${value}" to a question "${key}"`),
  ]
}

type JobFacts = Awaited<ReturnType<typeof getJob>>
