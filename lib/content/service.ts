import 'server-only'
import { defineQuery } from 'groq'
import { hasSampleFigures } from '#lib/evidence/samples.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { warrantyOf } from '#lib/pricing/compared-services.ts'
import { figureOf } from '#lib/pricing/figure.ts'
import { figureText } from '#lib/pricing/figure-text.ts'
import { timeBandsOf } from '#lib/pricing/time-on-site.ts'
import { answerTimeText, monthsText } from '#lib/pricing/time-text.ts'
import { FEWEST_REVIEWS, meanRating } from '#lib/search/review-filters.ts'
import { getCategoryProof } from './category-proof.ts'
import { getCostPairs } from './cost-pairs.ts'
import {
  aroundFields,
  cityLinkFields,
  comparedFields,
  estimatorFields,
  figuresFields,
  guaranteeField,
  guideLinks,
  pictureFields,
  projectFields,
  questionsField,
  reviewFields,
  seoFields,
} from './fragments.ts'
import { readContent } from './read.ts'
import { withReviewedContractors } from './reviewed-contractors.ts'

export const serviceQuery = defineQuery(`{
  "service": *[_type == "service" && slug.current == $slug][0]{
    ${comparedFields}, description, lead, features, picture{${pictureFields}},
    category->{
      _id, title, "slug": slug.current, warrantyMonths, ${questionsField},
      "related": *[_type == "service" && references(^._id) && slug.current != $slug]
        | order(catalogueNumber asc){${comparedFields}}
    },
    whyChoose[]{_key, title, text, icon}, faqs[]{_key, question, answer},
    addOns[]{_key, name, value, description}, ${questionsField},
    overviewNotes{time, complexity, permits, price},
    installationSteps[]{_key, title, description, timeEstimate, difficulty, tools, tips, warnings},
    localConsiderations[]{_key, title, text}, safetyAndCodes[]{_key, title, text},
    enhancement{
      installationGuide, toolsRequired, timeEstimate, commonIssues[]{_key, title, text}, maintenanceTips,
      safetyWarnings, seasonalNotes, costFactors
    },
    "guides": ${guideLinks}[0...3],
    "projects": *[_type == "project" && references(^._id)] | order(order asc) {${projectFields}},
    "reviews": *[_type == "review" && references(^._id)] | order(date desc)[0...24] {${reviewFields}},
    seo{${seoFields}}
  },
  "page": *[_type == "servicePage" && _id == "servicePage"][0]{
    ${aroundFields},
    guaranteeLine, guaranteeNote, quoteBox{title, text}, quoteNote, included{title, text}, guide{title, text},
    localConsiderations[]{_key, title, text}, safetyAndCodes[]{_key, title, text},
    projects{title, text}, estimator{title, text}, estimatorNote, averageNote,
    comparison{title, text}, reviews{title, text}, trust{title, text},
    whyChooseHeading{title, text}, whyChoose[]{_key, title, text, icon},
    questions{title, text}, faqs[]{_key, question, answer},
    citiesHeading{title, text}, "cities": cities[]->{${cityLinkFields}}
  },
  "estimator": *[_type == "estimatorSettings" && _id == "estimatorSettings"][0]{
    ${estimatorFields},
    "cities": cities[]->{_id},
    defaultCity->{_id, "slug": slug.current}
  },
  "figures": *[_type == "pageFigures" && _id == "figures-service"][0]{${figuresFields}, evidence{by, source}},
  ${guaranteeField}
}`)

/**
 * The cities of the estimator. In the query of the service, the rates of all services and the names of provinces took most of
 * its time, so the cities have a query of their own.
 */
export const serviceCitiesQuery = defineQuery(`*[
  _type == "city" && defined(slug.current) && defined(localPricing.baseMultiplier)
]{
  _id, name, "slug": slug.current, province->{_id, code}, evidence{by, source, until},
  localPricing{baseMultiplier, "averageRates": averageRates[service._ref == $service]{range, "service": service._ref}}
}`)

/**
 * The content of the page of one service; `null` when no published service has the slug. `{service}`, `{duration}`,
 * `{priceRange}` and `{warranty}` in the texts are replaced by the values of the service.
 */
export async function getService(slug: string, lang: Language) {
  'use cache'
  const read = await readContent(serviceQuery, { slug })
  const { service, ...rest } = localize(read, lang)
  if (!service) return null
  // The evidence is read because it decides whether there is a page about costs: a change of it expires this page.
  const cities = localize(await readCities(service._id), lang).map(({ evidence: _, ...city }) => city)
  const costPairs = await getCostPairs()
  const names = {
    service: service.name ?? '',
    duration: answerTimeText(service, timeBandsOf(rest.estimator), lang),
    priceRange: figureText(figureOf(service), lang) || (service.priceRange ?? ''),
    warranty: monthsText(warrantyOf(service, service.category, rest.guarantee), lang),
  }
  const reviews =
    service.reviews.length >= FEWEST_REVIEWS ? await withReviewedContractors(service.reviews) : []
  const shown = { ...rest, cities, service: { ...service, reviews }, rating: meanRating(reviews) }
  const { category, projects } = service
  const isWhole = projects.length > 0 && reviews.length > 0
  const others = category && !isWhole ? await getCategoryProof(category._id, lang) : null
  const source = fillPlaceholders(getDictionary(lang).servicePage.fromCategory, {
    category: category?.title ?? '',
  })
  /** What the page shows. Where the service has none, those of its category, with a sentence that says so. */
  const proof = {
    projects: projects.length > 0 ? { items: projects } : { items: others?.projects ?? [], source },
    reviews: reviews.length > 0 ? { items: reviews } : { items: others?.reviews ?? [], source },
  }
  /** The cities with a page about what the service costs there. */
  const costCities = cities.filter((city) => costPairs.has(`${city.slug}/${service.slug}`))
  return {
    ...fillPlaceholders(shown, names),
    areFiguresSamples: hasSampleFigures(read.figures),
    proof,
    names,
    costCities,
  }
}

/** The cities have a cache entry of their own, because most changes of a service do not affect them. */
async function readCities(service: string) {
  'use cache'
  return readContent(serviceCitiesQuery, { service })
}

export type ServiceContent = NonNullable<Awaited<ReturnType<typeof getService>>>
