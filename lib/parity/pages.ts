import type { Language } from '#lib/i18n/languages.ts'
import { LOCALES } from '#lib/i18n/languages.ts'
import type { Fault, FaultKind } from './fault.ts'
import { onlyInOne } from './figures.ts'
import type { Item, Page } from './page.ts'
import { differing, onlySaid, wordFaults } from './texts.ts'

/** A page as a server answers it. */
export interface Answer {
  status: number
  page: Page
}

/** The least share of visible words that a French page has of those of the English page. */
const LEAST_WORDS = 0.85

/** What is wrong with the French of a page, beside the English page. */
export function pageFaults({ en, fr }: Record<Language, Answer>): Fault[] {
  if (en.status !== fr.status) return [{ kind: 'status', says: `EN ${en.status} · FR ${fr.status}` }]
  const pages = { en: en.page, fr: fr.page }
  return [
    ...headFaults(pages),
    ...alternateFaults(pages),
    ...headingFaults(pages),
    ...itemFaults(pages),
    ...pictureFaults(pages),
    ...textFaultsOf(pages),
    ...dataFaults(pages),
    ...switchFaults(pages),
    ...differing('files', pages.en.files.map(withoutQuery), pages.fr.files.map(withoutQuery)),
  ]
}

type Pair = Record<Language, Page>

const withoutQuery = (href: string) => href.replace(/[?#].*$/, '')

function headFaults({ en, fr }: Pair): Fault[] {
  return [
    ...(fr.lang === LOCALES.fr ? [] : [fault('language', fr.lang)]),
    ...wordsOf('title', en.title, fr.title),
    ...wordsOf('description', en.description, fr.description),
    ...onlySaid('figures', onlyInOne({ en: snippetOf(en), fr: snippetOf(fr) })),
    ...(en.isIndexed && !fr.isIndexed ? [fault('index', 'noindex')] : []),
    ...(en.markdown !== null && fr.markdown === null ? [fault('files', en.markdown)] : []),
  ]
}

/** What is wrong with a text of the head, but for its figures: it is missing, or differs from the English in what it says. */
function wordsOf(kind: FaultKind, en: string, fr: string): Fault[] {
  if (en !== '' && fr === '') return [fault(kind, `EN ${en}`)]
  const faults: Fault[] = wordFaults({ en, fr })
  return faults.filter((found) => found.kind !== 'figures').map(({ says }) => fault(kind, says))
}

/**
 * The texts that search engines show together. A price can stand in the English title and only in the French description, because
 * the French title is too long for it (`fittingTitle`).
 */
const snippetOf = ({ title, description }: Page) => `${title}\n${description}`

/** Each of the two pages names both, and both name the same. */
function alternateFaults({ en, fr }: Pair): Fault[] {
  if (Object.keys(en.alternates).length === 0 && Object.keys(fr.alternates).length === 0) return []
  const wanted = { 'en-ca': en.canonical, 'fr-ca': fr.canonical }
  return Object.entries({ en, fr }).flatMap(([lang, { alternates }]) =>
    Object.entries(wanted).flatMap(([language, address]) =>
      alternates[language] === address
        ? []
        : [fault('alternates', `${lang.toUpperCase()} ${language}: ${alternates[language] ?? '–'}`)],
    ),
  )
}

/** The headings that are missing in French, or have another level. */
function headingFaults({ en, fr }: Pair): Fault[] {
  if (en.headings.length !== fr.headings.length) {
    return [fault('headings', `EN ${en.headings.length} · FR ${fr.headings.length}`)]
  }
  return fr.headings.flatMap(({ level, text }, at) => {
    const english = en.headings[at]?.level ?? ''
    const isEmpty = text.trim() === '' && en.headings[at]?.text.trim() !== ''
    if (isEmpty) return [fault('headings', `EN ${en.headings[at]?.text.trim()}`)]
    return level === english ? [] : [fault('headings', `${text.trim()}: EN ${english} · FR ${level}`)]
  })
}

/** Links and fields that only one page has, and those that the French page hides and the English page shows. */
function itemFaults({ en, fr }: Pair): Fault[] {
  const [inEnglish, inFrench] = [countsOf(en.items), countsOf(fr.items)]
  const missing = [...inEnglish].flatMap(([key, { all }]) =>
    all > (inFrench.get(key)?.all ?? 0) && !isHeading(key) ? [key] : [],
  )
  const behind = [...inEnglish].flatMap(([key, { all, visible }]) => {
    const french = inFrench.get(key)
    return french && french.all >= all && french.visible < visible ? [key] : []
  })
  const isLink = (key: string) => key.startsWith('a ')
  const [links, fields] = [missing.filter(isLink), missing.filter((key) => !isLink(key))]
  return [
    ...onlySaid('links', { en: links.map((key) => key.slice(2)), fr: [] }),
    ...onlySaid('forms', { en: fields, fr: [] }),
    ...onlySaid('hidden', { en: behind, fr: [] }),
  ]
}

const isHeading = (key: string) => /^h[1-6]$/.test(key)

function countsOf(items: Item[]): Map<string, { all: number; visible: number }> {
  const counted = [...Map.groupBy(items, ({ key }) => key)]
  return new Map(
    counted.map(([key, found]) => [
      key,
      { all: found.length, visible: found.filter(({ isVisible }) => isVisible).length },
    ]),
  )
}

function pictureFaults({ en, fr }: Pair): Fault[] {
  if (en.pictures.length !== fr.pictures.length) {
    return [fault('pictures', `EN ${en.pictures.length} · FR ${fr.pictures.length}`)]
  }
  return en.pictures.flatMap((english, at) => wordsOf('pictures', english, fr.pictures[at] ?? ''))
}

/**
 * The visible words as a whole. Only figures of three digits or with decimals are compared: small ones are often words in one
 * language, and each text of content is compared by itself (documents.ts).
 */
function textFaultsOf({ en, fr }: Pair): Fault[] {
  const [english, french] = [lettersOf(en.text), lettersOf(fr.text)]
  const only = onlyInOne({ en: en.text, fr: fr.text })
  const isTelling = (figure: string) => Number(figure) >= 100 || figure.includes('.')
  return [
    ...(french < english * LEAST_WORDS ? [fault('shorter', `EN ${english} · FR ${french}`)] : []),
    ...onlySaid('figures', { en: only.en.filter(isTelling), fr: only.fr.filter(isTelling) }),
  ]
}

const lettersOf = (text: string) => text.replace(/\s+/g, ' ').trim().length

/** Structured data that the French page does not have, has without words, or has with other figures. */
function dataFaults({ en, fr }: Pair): Fault[] {
  const [english, french] = [placesIn(en.data), placesIn(fr.data)].map((places) =>
    Map.groupBy(places, (place) => place),
  )
  const missing = [...(english ?? [])].flatMap(([place, all]) =>
    all.length > (french?.get(place)?.length ?? 0) ? [place] : [],
  )
  return onlySaid('data', { en: missing, fr: [] })
}

/** The path of each value in structured data that is not empty, and the value of each number. */
function placesIn(value: unknown, path = ''): string[] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) return value.flatMap((item) => placesIn(item, path))
  if (typeof value !== 'object') return [typeof value === 'number' ? `${path} ${value}` : path]
  const type = '@type' in value ? String(value['@type']) : ''
  return Object.entries(value).flatMap(([name, inner]) =>
    placesIn(inner, [path, type, name].filter(Boolean).join('.')),
  )
}

function switchFaults({ en, fr }: Pair): Fault[] {
  return en.languageLink !== null && fr.languageLink !== null
    ? []
    : [fault('switch', [en, fr].map(({ languageLink }) => languageLink ?? '–').join(' · '))]
}

const fault = (kind: FaultKind, says: string): Fault => ({ kind, says })
