import type { NextRequest } from 'next/server'
import { jobHref } from '#lib/chosen-job/job.ts'
import { getSearch } from '#lib/content/search.ts'
import { getSlugs } from '#lib/content/slugs.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { type Language, languageOfQuery } from '#lib/i18n/languages.ts'
import { ELSEWHERE } from '#lib/places/elsewhere.ts'
import { askedJob, isOrder } from '#lib/search/global-search/asked-job.ts'

/**
 * The target of the home page's forms: `GET /api/find-installers?q=3+fans+in+laval` for a sentence, and
 * `?service=tv-mounting&city=toronto` for two choices. It works without scripts.
 */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const { searchParams } = nextUrl
  const lang = languageOfQuery(searchParams)
  const sentence = searchParams.get('q')?.trim().slice(0, LONGEST_SENTENCE)
  const path = await (sentence
    ? pathOfSentence(sentence, searchParams.get('city'), lang)
    : pathOfChoices(searchParams))
  const href = localizedHref(path, lang)
  return new Response(null, { status: 303, headers: { Location: href, 'Cache-Control': 'no-store' } })
}

/** As many characters as the box takes. */
const LONGEST_SENTENCE = 100

/**
 * The quote request for several jobs or things, the page of a service in a city or of a city, or else the catalogue.
 * @param visited the city of the visit, for a sentence that names none
 */
async function pathOfSentence(sentence: string, visited: string | null, lang: Language): Promise<string> {
  const { search } = await getSearch(lang)
  const asked = search(sentence, {})
  const hasPlace = asked.understood.city !== null || asked.understood.jobs.length === 0
  const { understood, results } = hasPlace || !visited ? asked : search(sentence, {}, { city: visited })
  if (isOrder(understood)) return jobHref('/get-quote', askedJob(understood, sentence))
  const { city } = understood
  const [first] = results
  return first && city && city !== ELSEWHERE ? first.url : `/services?${new URLSearchParams({ q: sentence })}`
}

/**
 * The page of the service in the city, or the installers of the city when the service is unknown. Without a city the list of
 * cities on the page of the service.
 */
async function pathOfChoices(query: URLSearchParams): Promise<string> {
  const slugs = await getSlugs()
  const [service = '', city = ''] = ['service', 'city'].map((name) => query.get(name) ?? '')
  if (!slugs.city.has(city)) return slugs.service.has(service) ? `/${service}#service-cities` : '/contractors'
  return slugs.service.has(service) ? `/${city}/${service}` : `/contractors?city=${city}`
}
