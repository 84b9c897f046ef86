import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { nameInSentence } from '#lib/i18n/name-in-sentence.ts'
import { authoritiesFor, type LicenceTrade } from '#lib/matching/licences.ts'
import { priceRangeText } from '#lib/pricing/price-range-text.ts'
import { offersService } from '#lib/search/installer-filters.ts'
import { type PairPage, plain, readPairPage } from './pair-page.ts'
import type { Site } from './site.ts'

/*
 * What the page of a service in a city may say, by the documents themselves: the documents are asked here again, not the site's own
 * functions.
 */

interface Named {
  _id: string
  name: string
  slug: string
}

interface Service extends Named {
  englishName: string
  frenchName: string
  priceRange: string
  licenseRequired: boolean
  hasTime: boolean
}

interface City extends Named {
  code: string
  emergency: boolean | null
  hours: string | null
  wait: string | null
  multiplier: number | null
  rates: { service: string; range: string }[] | null
  rules: { trade: LicenceTrade | null; services: string[]; text: string }[] | null
  specializations: string[] | null
  buildings: { text: string; english: string }[] | null
}

interface Proof {
  title: string
  location: string
  services: string[]
  city: string | null
}

export interface Documents {
  services: Service[]
  cities: City[]
  installers: { name: string; city: string; specialties: string[] }[]
  reviews: Proof[]
  projects: Proof[]
  page: Record<'lead' | 'nobody' | 'checked' | 'elsewhere' | 'reviewsElsewhere', string | null> & {
    trust: string[]
  }
  availability: string
}

export async function readDocuments(site: Site, lang: Language): Promise<Documents> {
  const found = await site.client.fetch<Documents>(
    `{
      "services": *[_type == "service"] | order(slug.current asc) {
        _id, name, "englishName": name.en, "frenchName": name.fr, "slug": slug.current, priceRange, licenseRequired,
        "hasTime": defined(timeOnSite) || defined(duration)
      },
      "cities": *[_type == "city"] | order(slug.current asc) {
        _id, name, "slug": slug.current, "code": province->code, "emergency": localData.emergencyService,
        "hours": localData.businessHours, "wait": marketSpecifics.averageWaitTime, "multiplier": localPricing.baseMultiplier,
        "rates": localPricing.averageRates[]{"service": service._ref, range},
        "rules": province->tradeRules[]{trade, "services": services[]._ref, text},
        "specializations": marketSpecifics.specializations,
        "buildings": buildingConsiderations[]{"text": @, "english": en}
      },
      "installers": *[_type == "installer"]{
        name, "city": city._ref, "specialties": [...specialties[].en, ...specialties[].fr]
      },
      "reviews": *[_type == "review"]{title, location, "services": [service._ref], "city": city._ref},
      "projects": *[_type == "project"]{title, location, "services": services[]._ref, "city": city._ref},
      "page": *[_id == "cityServicePage"][0]{
        lead, "nobody": empty.title, "checked": installers.text, "elsewhere": outside.title,
        "reviewsElsewhere": other.title, "trust": trustBadges
      },
      "availability": *[_id == "figures-city-service"][0].figures[key == "availability"][0].value
    }`,
    {},
    { perspective: 'published' },
  )
  return localize(found, lang) as Documents
}

/** The kinds of statements that are compared, in the order of the table. */
export const KINDS = [
  'installers',
  'hours',
  'licence',
  'permit',
  'price',
  'time',
  'reviews',
  'project',
  'testimonials',
  'words',
] as const

export type Kind = (typeof KINDS)[number]

export interface Contradiction {
  kind: Kind
  /** `/laval/roof-replacement?lang=fr` */
  address: string
  sentence: string
}

/** Reads the page of a service in a city, and says what contradicts the documents or the page itself. */
export async function contradictionsOf(
  site: Site,
  documents: Documents,
  { service, city }: { service: Service; city: City },
  lang: Language,
): Promise<Contradiction[]> {
  const address = localizedHref(`/${city.slug}/${service.slug}`, lang)
  const response = await fetch(site.url + address)
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}.`)
  const html = await response.text()
  const page = readPairPage(html, lang)
  const pair = { page, documents, service, city, lang }
  const said: Record<Kind, string[]> = {
    installers: installers(pair),
    hours: hours(pair),
    licence: licence(pair),
    permit: permit(pair),
    price: price(pair),
    time: time(pair),
    reviews: reviews(pair),
    project: project(pair),
    testimonials: testimonials(pair),
    words: words(pair),
  }
  return KINDS.flatMap((kind) => said[kind].map((sentence) => ({ kind, address, sentence })))
}

interface Pair {
  page: PairPage
  documents: Documents
  service: Service
  city: City
  lang: Language
}

const sentencesIf = (faults: Record<string, unknown>) =>
  Object.entries(faults).flatMap(([sentence, isFault]) => (isFault ? [sentence] : []))

const allText = ({ texts }: PairPage) => [...texts.values()].flat().join('\n')

/** Who is listed, and what is said of installers where nobody is. */
function installers({ page, documents, service, city, lang }: Pair): string[] {
  const expected = documents.installers.filter(
    (one) =>
      one.city === city._id && offersService(one.specialties, [service.englishName, service.frenchName]),
  )
  const text = allText(page)
  const filled = (words: string | null) =>
    plain(fillPlaceholders(words ?? '?', { city: city.name, job: nameInSentence(service.name) }))
  const { cityPages, shell } = getDictionary(lang)
  // Where the city has no installer for any service, it is the sentence of the seed.
  const hasInstallers = documents.installers.some((one) => one.city === city._id)
  const nobody = filled(hasInstallers ? documents.page.nobody : cityPages.installers.none)
  const saysNobody = (page.texts.get('') ?? []).includes(nobody)
  const isListed = expected.length > 0
  const badges = page.tags.filter((tag) => tag !== plain(city.name))
  const promised = [
    ...['why', 'neighbourhoods'].filter((id) => page.texts.has(id)),
    ...documents.page.trust.filter((badge) => text.includes(plain(badge))),
  ]
  const booking = [shell.bookNow, shell.bookInstallation].some((label) => text.includes(plain(label)))
  return sentencesIf({
    [`lists ${page.installers.length} installers of ${expected.length}`]:
      page.installers.length !== expected.length ||
      expected.some(({ name }) => !page.installers.includes(plain(name))),
    'its hero does not say that nobody is listed': !isListed && !saysNobody,
    'it says that nobody is listed above installers': isListed && saysNobody,
    'it speaks of installers who know the city, and lists none':
      !isListed && text.includes(filled(documents.page.lead)),
    'it says that installers were checked, and lists none':
      !isListed && text.includes(plain(documents.page.checked ?? '?')),
    'it speaks of criteria that nobody set': !isListed && text.includes(plain(cityPages.installers.noMatch)),
    [`it has badges of installers, and lists none: ${badges.join(', ')}`]: !isListed && badges.length > 0,
    [`it promises installers, and lists none: ${promised.join(', ')}`]: !isListed && promised.length > 0,
    'it promises several quotes, and lists one installer':
      expected.length === 1 &&
      (page.texts.get('why') ?? []).some((one) => /several quotes|plusieurs soumissions/.test(one)),
    'it offers to book, and lists nobody': !isListed && booking,
    'it does not offer to book, and lists installers': isListed && !booking,
    'it promises a wait, and lists nobody':
      !isListed &&
      city.wait &&
      (page.facts.has(plain(cityPages.averageWait)) ||
        (page.texts.get('local') ?? []).some((one) => one.includes(plain(city.wait ?? '?')))),
  })
}

/** Day and night only where the city has an emergency service, and then for emergencies. */
function hours({ page, documents, city, lang }: Pair): string[] {
  const value = plain(documents.availability)
  const always = page.tags.filter((tag) => tag.includes(value))
  const others = [...allText(page).matchAll(/24\/7|jour et nuit/g)].length
  return sentencesIf({
    'it says day and night, and the city has no emergency service': !city.emergency && others > 0,
    'it does not say day and night, and the city has an emergency service':
      city.emergency && page.installers.length > 0 && always.length !== 1,
    'it says day and night beside ordinary hours, and not for what':
      always.some((tag) => !/emergenc|urgence/.test(tag)) && city.hours,
    'it says other hours than the city': saidHours(page, lang).some((one) => one !== plain(city.hours ?? '')),
  })
}

/** The city's ordinary hours, such as `Monday-Saturday 8:00 AM - 6:00 PM`. An installer has hours of its own. */
const saidHours = (page: PairPage, lang: Language): string[] =>
  (page.texts.get('local') ?? [])
    .join('\n')
    .match(
      lang === 'en'
        ? /(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day-\w+day \d[\d:]* [AP]M - \d[\d:]* [AP]M/g
        : /Du \w+ au \w+, de \d+ h(?: \d+)? à \d+ h(?: \d+)?/g,
    ) ?? []

/** Badge, fact, structured data and the rule of the province agree. */
function licence({ page, service, city, lang }: Pair): string[] {
  const { cityPages, service: serviceWords } = getDictionary(lang)
  const isAsked =
    service.licenseRequired ||
    (city.rules ?? []).some(
      ({ trade, services }) =>
        trade && services.includes(service._id) && authoritiesFor(city.code, trade).length > 0,
    )
  const value = plain(isAsked ? serviceWords.required : serviceWords.notRequired)
  const label = plain(serviceWords.licensedTrade)
  const badge = page.tags.includes(plain(cityPages.licensed))
  const hero = (page.texts.get('') ?? []).join('\n')
  return sentencesIf({
    'it has the badge of a licence, and asks for none': badge && !isAsked,
    'it lacks the badge of the licence that it asks for': !badge && isAsked && page.installers.length > 0,
    [`it says “${page.facts.get(label)}” of the licence, not “${value}”`]: page.facts.get(label) !== value,
    'its structured data say something else of the licence': page.offer?.facts.get(label) !== value,
    'its hero calls installers licensed, and it asks for no licence':
      !isAsked &&
      /\blicensed and insured\b|titulaires d.une licence et assurés|Licence et assurance/i.test(hero),
  })
}

/** What is promised of permits stands only where the service needs one. */
function permit({ page, lang }: Pair): string[] {
  const { servicePage } = getDictionary(lang)
  const isNone = page.facts.get(plain(servicePage.permits)) === plain(servicePage.permitNone)
  const promised = (page.texts.get('why') ?? []).filter((text) => /permit|permis/i.test(text))
  return sentencesIf({ [`it needs no permit, and says “${promised[0]}”`]: isNone && promised.length > 0 })
}

/** One price with one name: an average only where the city has one, else its range. */
function price({ page, service, city, lang }: Pair): string[] {
  const { money } = getDictionary(lang)
  const rate = city.rates?.find((one) => one.service === service._id)?.range
  const [low = 0, high = 0] = (service.priceRange.match(/[\d,]+/g) ?? []).map((end) =>
    Number(end.replace(',', '')),
  )
  const inCity = (end: number) => Math.round(Number((end * (city.multiplier ?? 1)).toFixed(6)))
  const text = plain(priceRangeText(rate ?? `$${inCity(low)}-$${inCity(high)}`, lang))
  const name = plain(
    fillPlaceholders(rate ? money.cityAverage : city.multiplier ? money.cityRange : money.range, {
      city: city.name,
    }),
  )
  const offer = page.offer && plain(priceRangeText(`$${page.offer.lowPrice}-$${page.offer.highPrice}`, lang))
  const average = plain(fillPlaceholders(money.cityAverage, { city: city.name }))
  const own = [...page.texts].filter(([id]) => id !== 'compare').flatMap(([, texts]) => texts)
  return sentencesIf({
    [`its price is ${page.price.text}, not ${text}`]: page.price.text !== text,
    [`its price is called “${page.price.name}”, not “${name}”`]: !page.price.name.startsWith(name),
    'it speaks of an average, and the city has none':
      !rate &&
      [...own, page.title, page.description, page.offer?.name ?? ''].some((one) => one.includes(average)),
    'its structured data have another price': offer !== text || !page.offer?.name.startsWith(name),
    'its description has another price': page.description.includes('$') && !page.description.includes(text),
    'its comparison has another price': page.compared !== null && !page.compared.includes(text),
  })
}

/** A service's own time is the only one; without it the time of its complexity and the city's average have names of their own. */
function time({ page, service, lang }: Pair): string[] {
  const { servicePage, comparison, cityPages } = getDictionary(lang)
  const stated = page.offer?.facts.get(plain(servicePage.timeOnSite))
  const inHero = page.facts.get(plain(servicePage.timeOnSite))
  const compared = comparedTime(page, plain(comparison.timeInCanada))
  return sentencesIf({
    'its structured data have no time': !stated,
    'its comparison does not say that its times are of all of Canada': page.compared !== null && !compared,
    [`its hero says ${inHero}, its structured data ${stated}`]: inHero && inHero !== stated,
    [`its comparison says ${compared}, its structured data ${stated}`]: compared && compared !== stated,
    'it says the city’s time of small jobs beside a time of its own':
      service.hasTime && page.facts.has(plain(cityPages.installTime)),
  })
}

function comparedTime(page: PairPage, label: string): string | undefined {
  const texts = page.texts.get('compare') ?? []
  const at = texts.indexOf(label)
  return at === -1 ? undefined : texts[at + 1]
}

/** Reviews of this service: from the city, else below a heading that says they are not. */
function reviews({ page, documents, service, city }: Pair): string[] {
  const ofService = documents.reviews.filter(({ services }) => services.includes(service._id))
  const local = ofService.filter((one) => one.city === city._id)
  const shown = page.reviews.map(({ title }) => documents.reviews.find((one) => plain(one.title) === title))
  // With installers the reviews are in a tab of their section.
  const saysElsewhere = ['installers', 'reviews'].some((id) =>
    page.texts.get(id)?.includes(plain(documents.page.reviewsElsewhere ?? '?')),
  )
  return sentencesIf({
    'it shows a review of another service': shown.some((one) => !one?.services.includes(service._id)),
    'it shows reviews from elsewhere beside those from the city':
      local.length > 0 && shown.some((one) => one?.city !== city._id),
    'it shows no review, and there are some': shown.length === 0 && ofService.length > 0,
    'it does not say that its reviews are from elsewhere':
      shown.length > 0 && local.length === 0 && !saysElsewhere,
    'it says that its reviews are from elsewhere, and they are not': local.length > 0 && saysElsewhere,
    'a review lacks its place': page.reviews.some(({ title, place }) => {
      const location = documents.reviews.find((one) => plain(one.title) === title)?.location
      return location && !place.includes(plain(location))
    }),
  })
}

/** The project is of this service: from the city, else with its place in the heading. */
function project({ page, documents, service, city }: Pair): string[] {
  const ofService = documents.projects.filter(({ services }) => services.includes(service._id))
  const local = ofService.filter((one) => one.city === city._id)
  const texts = page.texts.get('results') ?? []
  const shown = documents.projects.find(({ title }) => texts.includes(plain(title)))
  const saysElsewhere = texts.includes(plain(documents.page.elsewhere ?? '?'))
  return sentencesIf({
    'it shows no project, and there are some': texts.length === 0 && ofService.length > 0,
    'it shows a project of another service': texts.length > 0 && !shown?.services.includes(service._id),
    'it shows a project from elsewhere, and there is one from the city':
      local.length > 0 && shown?.city !== city._id,
    'it does not say that its project is from elsewhere': shown && shown.city !== city._id && !saysElsewhere,
    'it says that its project is from elsewhere, and it is not': shown?.city === city._id && saysElsewhere,
    'the project lacks its place': shown && !texts.some((text) => text.includes(plain(shown.location))),
  })
}

function testimonials({ page, documents, service }: Pair): string[] {
  const texts = (page.texts.get('testimonials') ?? []).join('\n')
  const strangers = documents.reviews.filter(
    ({ title, services }) => !services.includes(service._id) && texts.includes(`${plain(title)}`),
  )
  return sentencesIf({
    [`it quotes a review of another service: ${strangers.map(({ title }) => title).join('; ')}`]:
      strangers.length > 0,
  })
}

/** Nothing in braces, no speciality of the city that is another service's, and no note about buildings that does not name this one. */
function words({ page, service, city }: Pair): string[] {
  const text = allText(page)
  const named = service.englishName.toLowerCase().match(/[a-z]{2,}/g) ?? []
  const offTopic = (city.buildings ?? []).filter(
    (note) =>
      page.texts.get('local')?.includes(plain(note.text)) &&
      !named.some((word) => note.english.toLowerCase().includes(word.replace(/s$/, ''))),
  )
  const foreign = (city.specializations ?? []).filter((one) =>
    (page.texts.get('local') ?? []).some((said) => said.includes(plain(one))),
  )
  return sentencesIf({
    'a placeholder has no value': /\{\w+\}/.test(`${text}${page.title}${page.description}`),
    [`its note is about another service: ${offTopic[0]?.text}`]: offTopic.length > 0,
    [`it lists what installers do here whatever the service: ${foreign.join('; ')}`]: foreign.length > 0,
  })
}
