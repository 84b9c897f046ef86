import 'server-only'
import { defineQuery } from 'groq'
import { hyphenated } from '#lib/chosen-job/hyphenated.ts'
import { estimatorHref, type Job, jobQuery } from '#lib/chosen-job/job.ts'
import type { DescribedJob } from '#lib/chosen-job/line.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { EMERGENCY } from '#lib/leads/lead.ts'
import { estimateOf } from '#lib/pricing/estimate.ts'
import { settingsOf } from '#lib/pricing/estimator-settings.ts'
import { bundleFigureOf, cityPrices, figureOf } from '#lib/pricing/figure.ts'
import { timeBandsOf } from '#lib/pricing/time-on-site.ts'
import { estimatedTimeText, timeText } from '#lib/pricing/time-text.ts'
import {
  answerText,
  askedOf,
  givenAnswers,
  inAddress,
  type JobQuestion,
  toQuestions,
} from '#lib/questions/questions.ts'
import {
  type AdvertisingFacts,
  advertisingFacts,
  advertisingOf,
  fetchAdvertisingFacts,
} from './advertised.ts'
import {
  advertisedFields,
  cityLinkFields,
  cityPriceFields,
  estimatorFields,
  pictureFields,
  priceFields,
  provinceOfCityFields,
  questionsField,
  serviceLinkFields,
  timedServiceFields,
} from './fragments.ts'
import { fillNamedFigures } from './named-figures.ts'
import { readContent } from './read.ts'
import type { JobContentQueryResult } from './sanity.types.ts'
import { fetchContent } from './source.ts'

export const jobContentQuery = defineQuery(`{
  "service": *[_type == "service" && slug.current == $service][0]{
    ${serviceLinkFields}, ${timedServiceFields}, addOns[]{_key, name, value}, picture{${pictureFields}},
    ${questionsField}, category->{_id, ${questionsField}}
  },
  "bundle": *[_type == "bundle" && slug.current == $bundle][0]{
    _id, name, "slug": slug.current, discount, services[]->{${serviceLinkFields}}, picture{${pictureFields}}
  },
  "city": *[_type == "city" && slug.current == $city][0]{${cityLinkFields}, ${cityPriceFields}},
  "contractor": coalesce(
    *[_type == "featuredContractor" && key == $contractor][0]{
      _id, name, key, ${advertisedFields}, city->{_id, ${provinceOfCityFields}}
    },
    *[_type == "installer" && _id == $contractor][0]{
      _id, name, "key": _id, ${advertisedFields}, city->{_id, ${provinceOfCityFields}}
    }
  ),
  "emergencies": *[_type == "emergencyService"] | order(order asc) {
    _id, name, "englishName": name.en, ${priceFields}, responseTime, picture{${pictureFields}}
  },
  "estimator": *[_type == "estimatorSettings" && _id == "estimatorSettings"][0]{${estimatorFields}}
}`)

/** The published content about a job: its service or bundle, its city and its contractor; each null when it is not published. */
export async function getJob({ service, bundle, city, contractor }: Job, lang: Language) {
  return readJobContent(service ?? '', bundle ?? '', city ?? '', contractor ?? '', lang)
}

/** The choices of a job (complexity, timeline, add-ons) are not part of the cache key: there are too many of them. */
async function readJobContent(
  service: string,
  bundle: string,
  city: string,
  contractor: string,
  lang: Language,
) {
  'use cache'
  const found = await readContent(jobContentQuery, { service, bundle, city, contractor })
  const facts = found.contractor && (await advertisingFacts([found.contractor]))
  return toContent(found, facts, service, lang)
}

/** Returns the same as `getJob`, but without `'use cache'`: the proxy receives forms, and `'use cache'` does not work there. */
export async function fetchJob(job: Job, lang: Language): Promise<JobContent> {
  const { service = '', bundle = '', city = '', contractor = '' } = job
  const { result } = await fetchContent(jobContentQuery, { service, bundle, city, contractor })
  const { filled } = await fillNamedFigures(result, 'published')
  const facts = filled.contractor && (await fetchAdvertisingFacts())
  return toContent(filled, facts, service ?? '', lang)
}

/** A contractor that pages may not name counts as one that is not published. */
function toContent(
  stored: JobContentQueryResult,
  facts: AdvertisingFacts | null,
  service: string,
  lang: Language,
) {
  const { contractor, ...found } = localize(stored, lang)
  const province = contractor?.city?.province?.code ?? null
  const isNamed = contractor && facts && advertisingOf(contractor, province, facts) !== 'hidden'
  const emergency = found.emergencies.find(({ englishName }) => hyphenated(englishName ?? '') === service)
  return {
    ...found,
    contractor: isNamed ? { name: contractor.name, key: contractor.key } : null,
    emergency: service ? emergency : undefined,
  }
}

export type JobContent = ReturnType<typeof toContent>

/** The form's timeline for each level of the estimator: within 1 week, within 3 days, next day, same day. */
const TIMELINES = ['This Week', 'This Week', 'ASAP', 'ASAP']

/**
 * The values that a form already has when it is opened for a job, by the name of the field.
 * @param services The services of the form, for the names of the job's further services.
 */
export function answersFor(
  job: Job,
  { city, contractor, emergency }: JobContent,
  services: readonly { slug: string | null; name: string | null }[],
): Record<string, string> {
  const names = job.also?.map((also) => services.find(({ slug }) => slug === also)?.name ?? '')
  const answers = {
    job: jobQuery(job).toString(),
    service_type: job.service ?? job.bundle ?? (job.words ? 'other' : null),
    message: job.words,
    another_job: names?.join('\n'),
    quantity: job.quantities?.join('\n'),
    city: city?.name,
    province_state: city?.province?.code,
    timeline: job.urgent ? 'ASAP' : TIMELINES[(job.timeline ?? 0) - 1],
    urgency: job.urgent || emergency ? EMERGENCY : null,
    contractor: contractor?.key,
  }
  return Object.fromEntries(
    Object.entries(withoutMarks(answers)).flatMap(([name, answer]) => (answer ? [[name, answer]] : [])),
  )
}

/**
 * The questions that a form still asks: those of the service without the ones that the address answers. What is asked after an
 * answer of the address is among them, what is asked after another answer to the same question is not.
 */
export function openQuestions({ answers = {} }: Job, { service }: JobContent): JobQuestion[] {
  if (!service) return []
  const questions = toQuestions(service)
  const given = givenAnswers(questions, answers).map(({ question }) => question.key)
  const asked = new Set(askedOf(questions, answers))
  return questions.filter(
    (question) =>
      !given.includes(question.key) &&
      (asked.has(question) || !given.includes(question.askedAfter?.question ?? '')),
  )
}

/** A job in words, with its price: the estimate when choices were made, otherwise the price of the service in the city. */
export function describeJob(job: Job, content: JobContent, lang: Language): DescribedJob {
  const { forms } = getDictionary(lang)
  const others = [...(job.urgent ? [forms.quote.urgent] : []), content.contractor?.name ?? '']
  const { choices = [], ...own } = describeOwn(job, content, lang)
  return {
    name: '',
    city: content.city?.name ?? '',
    province: content.city?.province?.code ?? '',
    choices: [...choices, ...others].filter(Boolean),
    answers: [],
    figure: null,
    time: '',
    estimate: null,
    changeHref: null,
    ...own,
  }
}

/** Describes the chosen service or bundle, or else the words that the visitor typed. */
function describeOwn(job: Job, content: JobContent, lang: Language): Partial<DescribedJob> {
  const { service, bundle, emergency } = content
  const city = content.city && cityPrices(content.city)
  if (bundle) {
    return { name: bundle.name ?? '', figure: bundleFigureOf(bundle, city), changeHref: '/#bundles' }
  }
  if (emergency) {
    return {
      name: emergency.name ?? '',
      figure: figureOf(emergency, city),
      time: emergency.responseTime ?? '',
      changeHref: '/emergency-services',
    }
  }
  if (!service) return { name: job.words ?? '' }
  const chosen = { name: service.name ?? '', changeHref: estimatorHref(job) }
  const given = givenAnswers(toQuestions(withoutMarks(service)), job.answers)
  const { estimator, questions } = getDictionary(lang)
  const answers = given.map((answer) => ({
    question: answer.question.key,
    kind: answer.question.kind,
    value: answer.value,
    label: answer.question.label,
    text: answer.question.kind === 'photo' ? questions.withPhotos : answerText(answer, estimator),
  }))
  // What a customer writes or photographs changes no price, so it is no choice for an estimate.
  const isChosen = given.some(({ question }) => inAddress(question))
  if (!job.complexity && !job.timeline && !job.addOns && !isChosen) {
    const time = timeText(service, timeBandsOf(content.estimator), lang)
    return { ...chosen, ...(answers.length > 0 && { answers }), figure: figureOf(service, city), time }
  }
  const { figure, time, complexity, timeline, addOns } = estimateOf(
    service,
    city,
    { ...job, given },
    settingsOf(content.estimator),
  )
  const names = addOns.map(({ name }) => name)
  return {
    ...chosen,
    choices: [complexity.label, timeline.label, ...names],
    answers,
    figure,
    time: estimatedTimeText(time, lang),
    estimate: { complexity: complexity.label, timeline: timeline.label, addOns: names },
  }
}
