import type { Bilingual } from '#lib/i18n/languages.ts'
import { newKey } from '#studio/core/new-key.ts'
import { START_HEADINGS, type StartHeading } from './start-words.ts'

interface Text {
  _type: string
  en?: string
  fr?: string
}

interface Reference {
  _ref: string
}

/** The content of the site that a new page can start with. */
export interface StartFacts {
  home: {
    popularServices?: Reference[]
    projects?: Reference[]
    featuredCities?: Reference[]
    bundles?: Reference[]
    cityClaim?: Text
  } | null
  categories: string[]
  reviews: string[]
  installers: string[]
  figures: string | null
  steps: string[]
  faqs: string[]
  guides: string[]
  quoteLink: object | null
}

/** The query for `StartFacts`: the published content that a new page starts with. */
export const START_FACTS_QUERY = `{
  "home": *[_type == "homePage" && _id == "homePage"][0]{popularServices, projects, featuredCities, bundles, cityClaim},
  "categories": *[_type == "category"] | order(order asc)[0...3]._id,
  "reviews": *[_type == "review"] | order(date desc)[0...4]._id,
  "installers": *[_type == "installer"] | order(rating desc, reviewCount desc)[0...3]._id,
  "figures": *[_type == "pageFigures" && page == "home"][0]._id,
  "steps": *[_type == "processStep"] | order(order asc)._id,
  "faqs": *[_type == "faq"] | order(order asc)[0...4]._id,
  "guides": *[_type == "guide"] | order(publishedAt desc)[0...3]._id,
  "quoteLink": (*[_type == "pricingPage" && _id == "pricingPage"][0].sections[].links[])[path == "/get-quote"][0]
}`

/**
 * A block for a new page, in both languages: with words of its own, and content that the site has. Content that there is none
 * of stays empty.
 */
export function startContent(
  type: string,
  facts: StartFacts,
  heading: StartHeading | undefined = START_HEADINGS[type],
): object {
  return { _type: type, _key: newKey(), ...(heading && headingOf(heading)), ...CONTENT[type]?.(facts) }
}

const headingOf = ({ title, text }: StartHeading) => ({
  title: localized('localeString', title),
  ...(text && { text: localized('localeText', text) }),
})

const localized = (_type: string, text: Bilingual) => ({ _type, ...text })

const CONTENT: Record<string, (facts: StartFacts) => object> = {
  heroBlock: ({ quoteLink }) => links(quoteLink),
  servicesBlock: ({ home }) => ({ services: keyed(home?.popularServices?.slice(0, 6)) }),
  priceListBlock: ({ categories }) => ({ categories: keyed(refs(categories)) }),
  citiesBlock: ({ home }) => ({ cities: keyed(home?.featuredCities), claim: textOf(home?.cityClaim) }),
  bundlesBlock: ({ home }) => ({ bundles: keyed(home?.bundles) }),
  beforeAfterBlock: ({ home }) => ({ project: reference(home?.projects?.[0]?._ref) }),
  estimatorBlock: ({ home }) => ({ service: reference(home?.popularServices?.[0]?._ref) }),
  figuresBlock: ({ figures }) => ({ figures: reference(figures) }),
  reviewsBlock: ({ reviews }) => ({ reviews: keyed(refs(reviews)) }),
  installersBlock: ({ installers }) => ({ installers: keyed(refs(installers)) }),
  stepsBlock: ({ steps }) => ({ steps: keyed(refs(steps)) }),
  questionsBlock: ({ faqs }) => ({ faqs: keyed(refs(faqs)) }),
  guidesBlock: ({ guides }) => ({ guides: keyed(refs(guides)) }),
  quoteFormBlock: ({ home }) => ({
    services: keyed(home?.popularServices),
    cities: keyed(home?.featuredCities),
  }),
  callToActionBlock: ({ quoteLink }) => links(quoteLink),
}

/** Only the text itself is copied. `translatedFrom` is left out, because it belongs to the original text. */
const textOf = (stored: Text | undefined) => stored && { _type: stored._type, en: stored.en, fr: stored.fr }

const reference = (id: string | null | undefined) => (id ? { _type: 'reference', _ref: id } : undefined)

const refs = (ids: string[]): Reference[] => ids.map((_ref) => ({ _ref }))

const keyed = (references: Reference[] = []) =>
  references.map(({ _ref }) => ({ _type: 'reference', _ref, _key: newKey() }))

const links = (link: object | null) => (link ? { links: [{ ...link, _key: newKey() }] } : {})
