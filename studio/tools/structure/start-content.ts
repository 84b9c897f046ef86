import { newKey } from '#studio/core/new-key.ts'

interface Heading {
  title?: Text
  text?: Text
}

interface Text {
  _type: string
  en?: string
  fr?: string
}

interface Reference {
  _ref: string
}

/** The content of other pages that a new page can start with. */
export interface StartFacts {
  home: {
    popular?: Heading
    showcase?: Heading
    stats?: Heading
    steps?: Heading
    bundlesHeading?: Heading
    cities?: Heading
    closing?: Heading
    popularServices?: Reference[]
    projects?: Reference[]
    featuredCities?: Reference[]
    bundles?: Reference[]
    cityClaim?: Text
  } | null
  reviewsHeading: Heading | null
  reviews: string[]
  installersHeading: Heading | null
  installers: string[]
  figures: string | null
  steps: string[]
  faqs: string[]
  quoteLink: object | null
}

/** The query for `StartFacts`: the published content that a new page starts with. */
export const START_FACTS_QUERY = `{
  "home": *[_type == "homePage" && _id == "homePage"][0],
  "reviewsHeading": *[_type == "reviewsPage" && _id == "reviewsPage"][0].list,
  "reviews": *[_type == "review"] | order(date desc)[0...4]._id,
  "installersHeading": *[_type == "contractorsPage" && _id == "contractorsPage"][0].finder,
  "installers": *[_type == "installer"] | order(rating desc, reviewCount desc)[0...3]._id,
  "figures": *[_type == "pageFigures" && page == "home"][0]._id,
  "steps": *[_type == "processStep"] | order(order asc)._id,
  "faqs": *[_type == "faq"] | order(order asc)[0...4]._id,
  "quoteLink": (*[_type == "pricingPage" && _id == "pricingPage"][0].sections[].links[])[path == "/get-quote"][0]
}`

/**
 * A block for a new page, in both languages. Its heading and content are copied from a page of the site. Content that no page
 * has stays empty.
 */
export function startContent(type: string, facts: StartFacts): object {
  return { _type: type, _key: newKey(), ...CONTENT[type]?.(facts) }
}

const CONTENT: Record<string, (facts: StartFacts) => object> = {
  heroBlock: ({ quoteLink }) => links(quoteLink),
  servicesBlock: ({ home }) => ({
    ...heading(home?.popular),
    services: keyed(home?.popularServices?.slice(0, 6)),
  }),
  citiesBlock: ({ home }) => ({
    ...heading(home?.cities),
    cities: keyed(home?.featuredCities),
    claim: text(home?.cityClaim),
  }),
  bundlesBlock: ({ home }) => ({ ...heading(home?.bundlesHeading), bundles: keyed(home?.bundles) }),
  beforeAfterBlock: ({ home }) => ({
    ...heading(home?.showcase),
    project: reference(home?.projects?.[0]?._ref),
  }),
  figuresBlock: ({ home, figures }) => ({ ...heading(home?.stats), figures: reference(figures) }),
  reviewsBlock: ({ reviewsHeading, reviews }) => ({
    ...heading(reviewsHeading),
    reviews: keyed(refs(reviews)),
  }),
  installersBlock: ({ installersHeading, installers }) => ({
    ...heading(installersHeading),
    installers: keyed(refs(installers)),
  }),
  stepsBlock: ({ home, steps }) => ({ ...heading(home?.steps), steps: keyed(refs(steps)) }),
  questionsBlock: ({ faqs }) => ({ faqs: keyed(refs(faqs)) }),
  quoteFormBlock: ({ home }) => ({
    services: keyed(home?.popularServices),
    cities: keyed(home?.featuredCities),
  }),
  callToActionBlock: ({ home, quoteLink }) => ({ ...heading(home?.closing), ...links(quoteLink) }),
}

const heading = (stored: Heading | null | undefined) => ({
  title: text(stored?.title),
  text: text(stored?.text),
})

/** Only the text itself is copied. `translatedFrom` is left out, because it belongs to the original text. */
const text = (stored: Text | undefined) => stored && { _type: stored._type, en: stored.en, fr: stored.fr }

const reference = (id: string | null | undefined) => (id ? { _type: 'reference', _ref: id } : undefined)

const refs = (ids: string[]): Reference[] => ids.map((_ref) => ({ _ref }))

const keyed = (references: Reference[] = []) =>
  references.map(({ _ref }) => ({ _type: 'reference', _ref, _key: newKey() }))

const links = (link: object | null) => (link ? { links: [{ ...link, _key: newKey() }] } : {})
