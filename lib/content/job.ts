import 'server-only'
import { defineQuery } from 'groq'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { hyphenated } from '#lib/job/hyphenated.ts'
import type { Job } from '#lib/job/job.ts'
import type { DescribedJob } from '#lib/job/line.ts'
import { estimateOf, settingsOf } from '#lib/pricing/estimate.ts'
import { bundleFigureOf, cityPrices, figureOf } from '#lib/pricing/figure.ts'
import { timeBandsOf } from '#lib/pricing/time-on-site.ts'
import { estimatedTimeText, timeText } from '#lib/pricing/time-text.ts'
import {
  cityLinkFields,
  cityPriceFields,
  estimatorFields,
  pictureFields,
  serviceLinkFields,
  timedServiceFields,
} from './fragments.ts'
import { readContent } from './read.ts'

export const jobQuery = defineQuery(`{
  "service": *[_type == "service" && slug.current == $service][0]{
    ${serviceLinkFields}, ${timedServiceFields}, addOns[]{_key, name, value}, picture{${pictureFields}}
  },
  "bundle": *[_type == "bundle" && slug.current == $bundle][0]{
    _id, name, "slug": slug.current, discount, services[]->{${serviceLinkFields}}, picture{${pictureFields}}
  },
  "city": *[_type == "city" && slug.current == $city][0]{${cityLinkFields}, ${cityPriceFields}},
  "contractor": *[_type == "featuredContractor" && key == $contractor][0]{_id, name, key},
  "emergencies": *[_type == "emergencyService"] | order(order asc) {
    _id, name, "englishName": name.en, priceRange, responseTime, picture{${pictureFields}}
  },
  "estimator": *[_type == "estimatorSettings" && _id == "estimatorSettings"][0]{${estimatorFields}}
}`)

/** What is published about a job's service or bundle, its city and its contractor. Unknown names find nothing. */
export async function getJob({ service, bundle, city, contractor }: Job, lang: Language) {
  return readJobContent(service ?? '', bundle ?? '', city ?? '', contractor ?? '', lang)
}

/** Its choices are not in the key: there are too many of them to store a result for each. */
async function readJobContent(
  service: string,
  bundle: string,
  city: string,
  contractor: string,
  lang: Language,
) {
  'use cache'
  const found = localize(await readContent(jobQuery, { service, bundle, city, contractor }), lang)
  const emergency = found.emergencies.find(({ englishName }) => hyphenated(englishName ?? '') === service)
  return { ...found, emergency: service ? emergency : undefined }
}

export type JobContent = Awaited<ReturnType<typeof getJob>>

/** A job in words, with its price: the estimate where choices were made, else that of the service in the city. */
export function describeJob(job: Job, content: JobContent, lang: Language): DescribedJob {
  const { service, bundle, emergency, contractor } = content
  const city = content.city && cityPrices(content.city)
  const { forms } = getDictionary(lang)
  const others = [...(job.urgent ? [forms.quote.urgent] : []), ...(contractor?.name ? [contractor.name] : [])]
  const described = {
    name: '',
    city: city?.name ?? '',
    choices: others,
    figure: null,
    time: '',
    estimate: null,
  }
  if (bundle) return { ...described, name: bundle.name ?? '', figure: bundleFigureOf(bundle, city) }
  if (emergency) {
    return {
      ...described,
      name: emergency.name ?? '',
      figure: figureOf(emergency, city),
      time: emergency.responseTime ?? '',
    }
  }
  if (!service) return { ...described, name: job.words ?? '' }
  const settings = settingsOf(content.estimator)
  if (!job.complexity && !job.timeline && !job.addOns) {
    return {
      ...described,
      name: service.name ?? '',
      figure: figureOf(service, city),
      time: timeText(service, timeBandsOf(content.estimator), lang),
    }
  }
  const { figure, time, complexity, timeline, addOns } = estimateOf(service, city, job, settings)
  const names = addOns.map(({ name }) => name)
  return {
    ...described,
    name: service.name ?? '',
    choices: [complexity.label, timeline.label, ...names, ...others],
    figure,
    time: estimatedTimeText(time, lang),
    estimate: { complexity: complexity.label, timeline: timeline.label, addOns: names },
  }
}
