import type { Language } from '#lib/i18n/languages.ts'
import { type Element, type Part, partsOf } from '#lib/parity/html.ts'
import { readPage } from '#lib/parity/page.ts'

/** What the page of a service in a city says, as a plain request gets it. */
export interface PairPage {
  title: string
  description: string
  /** The texts of each section by its id; those of the hero and the trust badges are `''`. */
  texts: ReadonlyMap<string, string[]>
  /** The small labels of the hero. */
  tags: string[]
  /** Terms of the hero with their values. */
  facts: ReadonlyMap<string, string>
  /** The price of the hero and its name. */
  price: { text: string; name: string }
  /** Titles of the cards of reviews, and the places they are from. */
  reviews: { title: string; place: string }[]
  /** Names of the listed installers. */
  installers: string[]
  /** The price of this service in the comparison, or `null` without a comparison. */
  compared: string | null
  offer: { name: string; lowPrice: number; highPrice: number; facts: ReadonlyMap<string, string> } | null
}

export function readPairPage(html: string, lang: Language): PairPage {
  const { title, description, data } = readPage(html, lang)
  const parts = [...partsOf(html)].filter(({ around }) => around.some(({ name }) => name === 'main'))
  const texts = parts.flatMap((part) => (part.kind === 'text' ? [{ ...part, text: plain(part.text) }] : []))
  const bySection = Map.groupBy(texts, sectionOf)
  const hero = bySection.get('') ?? []
  const within = (found: typeof texts, is: (element: Element) => boolean) =>
    joined(
      found.filter(({ around }) => around.some(is)),
      is,
    )
  return {
    title: plain(title),
    description: plain(description),
    texts: new Map([...bySection].map(([id, found]) => [id, found.map(({ text }) => text).filter(Boolean)])),
    tags: within(hero, hasClass('tag')),
    facts: factsOf(hero),
    price: {
      text: within(hero, hasClass('type-figure'))[0] ?? '',
      name: within(hero, hasClass('text-muted'))[0] ?? '',
    },
    reviews: reviewsOf(
      texts.filter(({ around }) => around.some(({ attributes }) => attributes.id === 'reviews')),
    ),
    installers: within(
      texts.filter(({ around }) => around.some(({ attributes }) => attributes.id === 'local-installers')),
      ({ name }) => name === 'h3',
    ),
    compared: bySection.has('compare')
      ? (within((bySection.get('compare') ?? []).filter(isInBody), ({ name }) => name === 'td')[0] ?? '')
      : null,
    offer: offerOf(data),
  }
}

type Text = Extract<Part, { kind: 'text' }>

/** Not the head of a table, whose corner has a link. */
const isInBody = ({ around }: Part) => around.some(({ name }) => name === 'tbody')

const sectionOf = ({ around }: Part) =>
  around.findLast(({ name, attributes }) => name === 'section' && attributes.id)?.attributes.id ?? ''

const hasClass =
  (wanted: string) =>
  ({ attributes }: Element) =>
    (attributes.class ?? '').split(' ').includes(wanted)

/** The texts of each element that is wanted, joined. The reader makes an object for each element, so they can be told apart. */
function joined(texts: Text[], is: (element: Element) => boolean): string[] {
  const byElement = Map.groupBy(texts, ({ around }) => around.find(is))
  return [...byElement.values()].map((found) => plain(found.map(({ text }) => text).join(' ')))
}

/** Pairs of `dt` and `dd` in their order. */
function factsOf(texts: Text[]): Map<string, string> {
  const cells = texts.filter(({ around }) => around.some(({ name }) => name === 'dt' || name === 'dd'))
  const found = joined(cells, ({ name }) => name === 'dt' || name === 'dd')
  return new Map(found.flatMap((label, at) => (at % 2 === 0 ? [[label, found[at + 1] ?? '']] : [])))
}

/** In a card of a review the name is followed by the place, and the title is a heading. */
function reviewsOf(texts: Text[]): PairPage['reviews'] {
  const isCard = ({ name }: Element) => name === 'article'
  const cards = Map.groupBy(
    texts.filter(({ around }) => around.some(isCard)),
    ({ around }) => around.find(isCard),
  )
  return [...cards.values()].map((card) => {
    const spans = joined(
      card.filter(({ around }) => around.at(-1)?.name === 'span'),
      ({ name }) => name === 'p',
    )
    const [title = ''] = joined(
      card.filter(({ around }) => around.some(({ name }) => name === 'h3')),
      ({ name }) => name === 'h3',
    )
    return { title, place: spans[0] ?? '' }
  })
}

interface Structured {
  '@type'?: string
  offers?: {
    name: string
    lowPrice: number
    highPrice: number
    additionalProperty?: { name: string; value: string }[]
  }
}

function offerOf(data: readonly unknown[]): PairPage['offer'] {
  const offers = (data as Structured[]).find(({ '@type': type }) => type === 'Service')?.offers
  if (!offers) return null
  const { name, lowPrice, highPrice, additionalProperty = [] } = offers
  return {
    name: plain(name),
    lowPrice,
    highPrice,
    facts: new Map(additionalProperty.map((one) => [plain(one.name), plain(one.value)])),
  }
}

/** With plain spaces, and without the marks at which long words may break. */
export const plain = (text: string) =>
  text
    .replace(/\u00AD|\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim()
