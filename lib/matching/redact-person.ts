import { foldInPlace, type Kind, type SearchedText, type Span, spansOf } from './searched-text.ts'

/** The contact data of the customer, as the request has it. Empty where there is none. */
export interface Known {
  name: string
  email: string
  phone: string
  address: string
}

const FEWEST_LETTERS = 3

/** Parts of names that are words of every text and identify nobody. */
const PARTICLES = new Set([
  'des',
  'les',
  'del',
  'der',
  'den',
  'von',
  'van',
  'dos',
  'das',
  'the',
  'and',
  'mrs',
  'mme',
  'mlle',
])

/** The customer's own name, number, mail address and street, wherever they stand in a text. */
export function knownContactsIn(text: SearchedText, known: Known): Span[] {
  const find = (kind: Kind, patterns: readonly string[]) =>
    patterns.flatMap((pattern) => spansOf(kind, new RegExp(pattern, 'gu'), text))
  return [
    ...find('email', emailPatterns(foldInPlace(known.email.trim()))),
    ...find('phone', phonePatterns(known.phone)),
    ...find('address', addressPatterns(foldInPlace(known.address.normalize('NFC')))),
    ...find('name', namePatterns(foldInPlace(known.name.normalize('NFC')))),
  ]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+')

const START = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'

function emailPatterns(email: string): string[] {
  if (!email) return []
  const [local = ''] = email.split('@')
  // A local part of one word may be any word. With a digit or a sign inside it is nobody else's.
  return /^.{5,}$/.test(local) && /[^a-z]/.test(local)
    ? [escaped(email), `${START}${escaped(local)}${END}`]
    : [escaped(email)]
}

function phonePatterns(phone: string): string[] {
  const digits = phone.replace(/\D/g, '').slice(-10)
  const apart = (some: string) => `(?<!\\d)${some.split('').join('[^\\p{L}\\d]{0,4}')}(?!\\d)`
  return [digits, digits.slice(-7)].filter(({ length }) => length >= 7).map(apart)
}

/** Types of streets and particles: what is left of a street without them is its name. */
const STREET_TYPE =
  '(?:street|st|avenue|ave|av|road|rd|drive|dr|boulevard|boul|blvd|crescent|cres|lane|court|way|place|rue|chemin|ch|route|rang)'
const NO_STREET_NAME = new RegExp(
  `^(?:${STREET_TYPE}|apt|app|unit|north|south|east|west|nord|sud|est|ouest)$`,
)

/** The street with and without its number, and the number where a word says that it is one. */
function addressPatterns(address: string): string[] {
  const lines = address.split(/[,\n]/).map((part) => part.trim())
  const line = lines.find((part) => /[a-z]{3}/.test(part)) ?? ''
  const [number = ''] = /\d{1,6}[a-z]?(?![a-z\d])/.exec(address) ?? []
  const street = line.replace(/^[\d\s#-]+[a-z]?(?=\s)/, '').trim()
  const patterns: string[] = []
  if (/\s/.test(street)) patterns.push(`${START}(?:${number}\\s?,?\\s?)?${escaped(street)}${END}`)
  const names = street
    .split(/[^\p{L}\p{N}]+/u)
    .filter((name) => name.length >= FEWEST_LETTERS && !PARTICLES.has(name) && !NO_STREET_NAME.test(name))
  for (const name of names)
    patterns.push(
      `${START}${name}\\s${STREET_TYPE}${END}`,
      `${START}${STREET_TYPE}\\.?\\s(?:[a-z]{1,3}[\\s'-]){0,2}${name}${END}`,
    )
  if (number === '') return patterns
  for (const name of names) patterns.push(`${START}${number}\\s?,?\\s?(?:[a-z.'-]+[\\s-]){0,3}?${name}${END}`)
  if (number.length >= 2)
    patterns.push(
      `(?<=(?:number|no\\.?|numero|n°|#|house|maison|porte|door|civique|civic|adresse|address)\\s?(?:is|est|est le|:|le)?\\s?:?\\s?)${number}${END}`,
    )
  return patterns
}

const NO_LETTER_BEFORE = '(?<!\\p{L})'
const NO_LETTER_AFTER = '(?!\\p{L})'

/** A name has no more words; a longer text would make too many patterns. */
const MOST_WORDS = 8

function namePatterns(name: string): string[] {
  const words = name
    .split(/\s+/)
    .slice(0, MOST_WORDS)
    .map((word) => word.split(/[^\p{L}\p{M}]+/u).filter(Boolean))
  const parts = words.flat().filter(isIdentifying).slice(0, MOST_WORDS)
  // O'Brien, Anne-Sophie: with any sign between their parts, or none.
  const compounds = words
    .filter(({ length }) => length > 1)
    .map((word) => word.map(withLigatures).join("[\\s'.-]?"))
  return [
    ...[...compounds, ...parts.filter(isLatin).map(spaced)].map(
      (pattern) => `${NO_LETTER_BEFORE}[\\d_]{0,9}${pattern}(?:'s)?[\\d_]{0,9}${NO_LETTER_AFTER}`,
    ),
    ...parts.filter((part) => !isLatin(part)).map(escaped),
    ...joinedNames(words, parts).map(
      (all) => `(?<![\\p{L}\\p{N}._-])[\\p{L}\\p{N}._-]*${withLigatures(all)}[\\p{L}\\p{N}._-]*`,
    ),
  ]
}

const FEWEST_JOINED_LETTERS = 6

/** A name as people make accounts of it: two parts or all in one, or the first letter and the last name. */
function joinedNames(words: readonly (readonly string[])[], parts: readonly string[]): string[] {
  const pairs = parts.flatMap((one) => parts.filter((other) => other !== one).map((other) => one + other))
  const whole = words.map((word) => word.join(''))
  const initial = whole.length > 1 ? [(whole[0] ?? '').charAt(0) + (whole.at(-1) ?? ''), whole.join('')] : []
  return [...pairs, ...initial].filter((all) => isLatin(all) && all.length >= FEWEST_JOINED_LETTERS)
}

/** Names in scripts without spaces may have two letters. */
const isIdentifying = (part: string): boolean =>
  isLatin(part)
    ? part.replaceAll('œ', 'oe').length >= FEWEST_LETTERS && !PARTICLES.has(part)
    : part.length >= 2

const isLatin = (part: string): boolean => /^\p{Script=Latin}+$/u.test(part)

const withLigatures = (part: string): string =>
  part.replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('oe', '(?:oe|œ)').replaceAll('ae', '(?:ae|æ)')

/** A name, also with the same sign between all of its letters: `T-r-e-m-b-l-a-y`. */
function spaced(part: string): string {
  const whole = withLigatures(part)
  if (part.length < 4) return whole
  const [first = '', ...letters] = part.split('')
  return `(?:${whole}|${first}(?<sign>[ ._*-])${letters.join('\\k<sign>')})`
}
