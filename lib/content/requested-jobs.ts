import 'server-only'
import { hyphenated } from '#lib/chosen-job/hyphenated.ts'
import { type Job, readJob } from '#lib/chosen-job/job.ts'
import { jobLine } from '#lib/chosen-job/line.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { FormData } from '#lib/leads/forms/form.ts'
import { MOST_JOBS, MOST_OF_ONE } from '#lib/leads/forms/lead.ts'
import { type LeadJob, type RequestedJobs, timesJob } from '#lib/leads/lead.ts'
import { readAnswers } from '#lib/questions/answers.ts'
import { fold } from '#lib/search/fold.ts'
import { weigh } from '#lib/search/global-search/words.ts'
import { wordsOf } from '#lib/search/words-of.ts'
import { cachedUntilChange } from './cached-until-change.ts'
import { describeJob, fetchJob } from './job.ts'
import { requestNamesQuery } from './request-names.ts'
import { getSlugs } from './slugs.ts'
import { fetchContent } from './source.ts'

/** The names of services and cities that the answers in a form can contain, in both languages. */
const getNames = cachedUntilChange(async () => {
  const { result } = await fetchContent(requestNamesQuery, {})
  const { services, emergencies, cities, types } = result
  const emergencyServices = emergencies.map(({ name }) => ({ name, slug: hyphenated(name?.en ?? '') }))
  return {
    services: slugsByName([...services, ...emergencyServices]),
    servicesByWords: slugsByWords([...services, ...emergencyServices]),
    cities: slugsByName(cities),
    types: types.map((type) => ({
      ...type,
      services: services.filter(({ _id }) => type.services?.includes(_id)).map(({ slug }) => slug),
    })),
  }
})

/** Slugs by the words that people write: the name in each language, and the slug itself. */
function slugsByName(documents: { name: { en?: string; fr?: string } | null; slug: string | null }[]) {
  return new Map(
    documents.flatMap(({ name, slug }) =>
      slug ? [slug, name?.en, name?.fr].map((text) => [fold(text ?? ''), slug] as const) : [],
    ),
  )
}

/**
 * Slugs by the words of the names that have a meaning: `Ceiling fan installation` is `Ceiling fans`. Words that two services
 * have in common name none.
 */
function slugsByWords(documents: Parameters<typeof slugsByName>[0]) {
  const found = new Map<string, string | null>()
  for (const { name, slug } of documents) {
    for (const words of new Set([name?.en, name?.fr].map((text) => tellingWords(text ?? ''))))
      found.set(words, found.has(words) ? null : slug)
  }
  return found
}

/** The words of a text that have a meaning, in the singular. */
const tellingWords = (text: string) =>
  weigh(wordsOf(text))
    .required.map((word) => word.replace(/s$/, ''))
    .join(' ')

type Answers = Readonly<Record<string, string>>

/**
 * A job for the service that the words name, or else a job with the words themselves, in the typed city.
 * @param similar the slug of a service with nearly this name
 */
function namedJob(
  words: string,
  { city = '' }: Answers,
  names: Awaited<ReturnType<typeof getNames>>,
  similar?: string | null,
): Job {
  const service = names.services.get(fold(words)) ?? similar
  return { city: names.cities.get(fold(city)), ...(service ? { service } : { words }) }
}

/**
 * The first job of a lead form: the job in the address of its page, unless the visitor has entered another service. The city is
 * always the one that the visitor typed. The answers are those of the address, and those that the page asked for. The contractor is always the one in the address. Words that name no service become the
 * text of the job.
 */
export async function firstJobOf(answers: Answers, lang: Language): Promise<Job> {
  const [names, { jobNames }] = await Promise.all([getNames(), getSlugs()])
  const asked = answers.service_type ?? ''
  const opened = readJob(new URLSearchParams(answers.job), jobNames)
  const type = names.types.find(({ key }) => key === asked)
  const words = asked === 'other' ? getDictionary(lang).forms.quote.other : asked
  const chosen = namedJob(type?.title?.[lang] ?? words, answers, names)
  const given = readAnswers(new URLSearchParams(answers.answers))
  return asked !== '' && (opened.service ?? opened.bundle) === asked
    ? { ...opened, city: chosen.city, answers: { ...opened.answers, ...given } }
    : { ...chosen, contractor: opened.contractor, answers: given }
}

/** The jobs of a lead form, and the lead's fields about the first job (docs/product.md, Lead fields). */
export async function getRequestedJobs(answers: FormData, lang: Language): Promise<RequestedJobs> {
  const names = await getNames()
  const first = await firstJobOf(answers, lang)
  const [quantity, ...quantities] = linesOf(answers.quantity)
  const others = linesOf(answers.another_job).flatMap((line, place) => {
    const words = line.trim()
    const similar = names.servicesByWords.get(tellingWords(words))
    return words ? [{ job: namedJob(words, answers, names, similar), quantity: quantities[place] }] : []
  })
  const asked = [{ job: first, quantity }, ...others].slice(0, MOST_JOBS)
  const jobs = await Promise.all(asked.map((one) => toLeadJob(one, lang)))
  const type =
    names.types.find(({ key }) => key === answers.service_type) ??
    names.types.find(({ services }) => services.includes(first.service ?? ''))
  const hasDetail = type?.detailOptions?.some(({ value }) => value === answers.service_type_detail)
  return {
    jobs,
    fields: {
      service_type: type?.key ?? 'other',
      service_type_detail: hasDetail ? (answers.service_type_detail ?? '') : '',
      service_slug: jobs[0]?.service,
      bundle: jobs[0]?.bundle,
      complexity: jobs[0]?.complexity,
      add_ons: jobs[0]?.add_ons,
      estimate_low: jobs[0]?.estimate_low,
      estimate_high: jobs[0]?.estimate_high,
    },
  }
}

const linesOf = (text = '') => text.split('\n')

const MOST_KEPT = 200

const getKept = cachedUntilChange(async () => new Map<string, ReturnType<typeof fetchJob>>())

/** The published content about a job. The most recent results are kept until content changes. */
async function contentOf(job: Job, lang: Language) {
  const kept = await getKept()
  const key = [lang, job.service, job.bundle, job.city, job.contractor].join('/')
  const known = kept.get(key)
  if (known) return known
  const [oldest] = kept.keys()
  if (oldest !== undefined && kept.size === MOST_KEPT) kept.delete(oldest)
  const content = fetchJob(job, lang)
  kept.set(key, content)
  content.catch(() => kept.delete(key))
  return content
}

/** Choices from lists are in English in every lead. Only `text` is in the language of the form. */
async function toLeadJob(
  { job, quantity }: { job: Job; quantity?: string },
  lang: Language,
): Promise<LeadJob> {
  const describedIn = async (language: Language) => describeJob(job, await contentOf(job, language), language)
  const { estimate, figure, answers } = await describedIn('en')
  const { answers: french } = answers.length > 0 ? await describedIn('fr') : { answers }
  const count = Math.min(MOST_OF_ONE, Math.max(1, Math.trunc(Number(quantity)) || 1))
  const end = (value: number | undefined) => (estimate && value !== undefined ? String(value) : '')
  return {
    quantity: count,
    service: job.service ?? '',
    bundle: job.bundle ?? '',
    city: job.city ?? '',
    complexity: estimate?.complexity ?? '',
    timeline: estimate?.timeline ?? '',
    add_ons: estimate?.addOns.join(', ') ?? '',
    estimate_low: end(figure?.min),
    estimate_high: end(figure?.max),
    ...(answers.length > 0 && {
      answers: answers.map(({ label, text, ...answer }, place) => ({
        ...answer,
        label: { en: label, fr: french[place]?.label ?? label },
        text: { en: text, fr: french[place]?.text ?? text },
      })),
    }),
    text: timesJob({ quantity: count, text: jobLine(await describedIn(lang), lang) }),
  }
}
