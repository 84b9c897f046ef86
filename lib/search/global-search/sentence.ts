import { type CityMention, cityLike, cityNamed } from '../../places/city-names.ts'
import { postalCodeIn } from '../../places/postal-code.ts'
import { fold } from '../fold.ts'
import { wordsOf } from '../words-of.ts'
import type { CityOfPostalCode, IndexedCity } from './types.ts'
import type { Ranked, Vocabulary, Weighted } from './vocabulary.ts'
import {
  areTelling,
  BETWEEN_JOBS,
  CONNECTORS,
  isBeside,
  isCommon,
  isMeant,
  isUnit,
  numberOf,
} from './words.ts'

/** The most of one thing that a sentence can ask for. A larger number is a size or a price. */
const MOST_OF_ONE = 20
/** How many words may stand between a number and the thing it counts. */
const FARTHEST_COUNTED = 3
/** The share of its words that a part of a sentence must have in a service's names to be a job of its own. */
const LEAST_NAMED = 0.5
/** Words between the two sides of a size: `12 x 16`. */
const TIMES = new Set(['x', 'by', 'sur'])
/** How much a word counts after 'on', 'in' or 'for'. */
const BESIDE = 0.4

export interface AskedJob {
  /** The services that the words may mean, best first. */
  found: Ranked[]
  quantity: number
}

export interface AskedPlace {
  /** The slug of a city, or `elsewhere`. */
  city: string
  /** Whether a word such as 'in' or 'near' stands before it. */
  isAsked: boolean
}

/** What a sentence asks for. */
export interface Asked {
  jobs: AskedJob[]
  place: AskedPlace | null
  /** The words with a meaning, without the place. */
  words: string[]
}

interface Token {
  word: string
  /** Stands between two jobs: a comma, `+`, 'and'. */
  isBetween: boolean
  /** A number with a point, or a price. */
  isFigure: boolean
}

/** Reads a sentence: jobs with their number, and a place (docs/product.md, Search). */
export function readSentence(
  sentence: string,
  vocabulary: Vocabulary,
  cities: readonly IndexedCity[],
  cityOfPostalCode?: CityOfPostalCode,
): Asked {
  const postal = postalCodeIn(sentence)
  const all = tokensOf(postal ? sentence.replace(postal.typed, ' ') : sentence)
  const { rest, place } = withoutPlace(all, vocabulary, cities)
  const tokens = joined(rest, vocabulary)
  const byCode = postal && cityOfPostalCode?.(postal.code)
  return {
    jobs: jobsOf(tokens, vocabulary),
    place: byCode ? { city: byCode, isAsked: true } : place,
    words: tokens.flatMap(({ word, isBetween }) =>
      isBetween || isBeside(word) || !isMeant(word) ? [] : [word],
    ),
  }
}

function tokensOf(sentence: string): Token[] {
  const text = fold(sentence)
    .replace(/['’]s\b/g, 's')
    .replace(/\b(n|won|can|don|doesn|isn)['’]t\b/g, '$1t')
  const parts = text.match(/\$?\d+(?:[.,]\d+)+\$?|\$\s?\d+|\d+\s?\$|[\p{L}\p{N}]+|[,;+&]/gu) ?? []
  return parts.flatMap((part) =>
    /^[,;+&]$/.test(part)
      ? [{ word: part, isBetween: true, isFigure: false }]
      : wordsOf(part).map((word) => ({
          word,
          isBetween: BETWEEN_JOBS.has(word),
          isFigure: /\d[.,$]|\$/.test(part),
        })),
  )
}

/** Takes the place out of a sentence, with the words before it and the province behind it. */
function withoutPlace(tokens: Token[], vocabulary: Vocabulary, cities: readonly IndexedCity[]) {
  const words = tokens.map(({ word }) => word)
  const mention =
    cityNamed(words, cities) ??
    cityLike(words, cities, (word) => !vocabulary.knows(word) && isMeant(word)) ??
    begun(words, vocabulary, cities)
  if (!mention) return { rest: withoutUnknownPlace(tokens, vocabulary), place: null }
  let [start, end] = [mention.at, mention.at + mention.length]
  while (start > 0 && CONNECTORS.has(words[start - 1] ?? '')) start--
  const city = cities.find(({ slug }) => slug === mention.slug)
  const province = city ? wordsOf(`${city.province} ${city.code}`) : []
  const isProvince = (word = '') =>
    word !== '' && province.some((part) => part === word || (word.length > 2 && part.startsWith(word)))
  while (isProvince(words[end]) || (tokens[end]?.isBetween && isProvince(words[end + 1]))) end++
  return {
    rest: [...tokens.slice(0, start), ...tokens.slice(end)],
    place: { city: mention.slug, isAsked: start < mention.at },
  }
}

/** A city of which only the beginning is typed: `tv mounting in tor`, `tv toron`. */
function begun(
  words: readonly string[],
  vocabulary: Vocabulary,
  cities: readonly IndexedCity[],
): CityMention | null {
  const at = words.length - 1
  const last = words[at] ?? ''
  const isAsked = CONNECTORS.has(words[at - 1] ?? '') && last.length > 2
  if (!isAsked && (last.length < 4 || vocabulary.knows(last) || !isMeant(last))) return null
  const city = cities.find(({ name, also = '' }) => [name, also].some((text) => fold(text).startsWith(last)))
  return city ? { slug: city.slug, at, length: 1 } : null
}

/** Takes out words after 'in' or 'near' that name nothing: places that are no city of the site. */
function withoutUnknownPlace(tokens: Token[], vocabulary: Vocabulary): Token[] {
  return tokens.filter(
    ({ word }, at) =>
      vocabulary.knows(word) ||
      !['in', 'near'].includes(tokens[at - 1]?.word ?? '') ||
      numberOf(word) !== null,
  )
}

/** Writes compounds as services write them: `heatpump` as `heat pump`, `door bell` as `doorbell`. */
function joined(tokens: Token[], vocabulary: Vocabulary): Token[] {
  const out: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const [token, next] = [tokens[at], tokens[at + 1]]
    if (!token) continue
    const both = next && !token.isBetween && !next.isBetween ? token.word + next.word : ''
    if (both.length > 1 && vocabulary.names(both) && !vocabulary.havePair(token.word, next?.word ?? '')) {
      out.push({ ...token, word: both })
      at++
    } else out.push(...split(token.word, vocabulary).map((word) => ({ ...token, word })))
  }
  return out
}

function split(word: string, vocabulary: Vocabulary): string[] {
  if (vocabulary.knows(word) || word.length < 6) return [word]
  for (let at = 3; at <= word.length - 3; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)]
    if (vocabulary.havePair(one, other)) return [one, other]
  }
  return [word]
}

/** The jobs of a sentence: one where a service has all words, or else one for each part that names a service. */
function jobsOf(tokens: Token[], vocabulary: Vocabulary): AskedJob[] {
  const parts = partsOf(tokens)
  const whole = jobOf(parts.flat(), vocabulary)
  if (!whole) return []
  const isOne = parts.length < 2 || whole.words.every((word) => whole.best.naming.has(word))
  const jobs = isOne ? [] : jobsOfParts(parts, vocabulary)
  const [first = whole.job, ...others] = jobs
  const [number] = parts.flatMap((part) => countOf(part) ?? [])
  return others.length === 0 && number && first.quantity === 1
    ? [{ ...first, quantity: number }]
    : [first, ...others]
}

function jobsOfParts(parts: Token[][], vocabulary: Vocabulary): AskedJob[] {
  const jobs: AskedJob[] = []
  for (const part of parts) {
    const read = jobOf(part, vocabulary)
    if (!read?.best.isNamed || read.best.naming.size < read.words.length * LEAST_NAMED) continue
    const same = jobs.find(({ found }) => found[0]?.service === read.best.service)
    if (same) same.quantity = Math.max(same.quantity, read.job.quantity)
    else jobs.push(read.job)
  }
  return jobs
}

/** The number in a part of a sentence that says nothing else: `12 of them`. */
function countOf(part: Token[]): number | null {
  const meant = part.filter(({ word }) => isMeant(word))
  const number = meant.length === 1 ? numberOf(meant[0]?.word ?? '') : null
  return number && number <= MOST_OF_ONE ? number : null
}

/** The parts of a sentence between commas and 'and'. */
function partsOf(tokens: Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (token.isBetween) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts.filter((part) => part.some(({ word }) => isMeant(word)))
}

function jobOf(tokens: Token[], vocabulary: Vocabulary) {
  const weighted = weightedWords(tokens, vocabulary)
  const words = weighted.flatMap(({ word }) => (isCommon(word) ? [] : [word]))
  if (!areTelling(weighted.map(({ word }) => word))) return null
  const ranked = vocabulary.rank(weighted)
  const named = ranked.filter(({ naming }) => naming.size > 0)
  const inTexts = ranked.filter(({ had }) => weighted.every(({ word }) => had.has(word)))
  const found = named.length > 0 ? named : inTexts
  const [best] = found
  if (!best) return null
  return { job: { found, quantity: quantityOf(tokens, best, vocabulary) }, best, words }
}

/** The words with a meaning. Words behind 'on' or 'for' count less, unless nothing stands before them. */
function weightedWords(tokens: Token[], vocabulary: Vocabulary): Weighted[] {
  const weighted: Weighted[] = []
  let weight = 1
  for (const { word, isFigure } of tokens) {
    if (isBeside(word) && weighted.some((one) => !isCommon(one.word) && vocabulary.names(one.word)))
      weight = BESIDE
    const isWord =
      isMeant(word) && !isBeside(word) && !isFigure && (numberOf(word) === null || vocabulary.names(word))
    if (isWord && !/^\d+$/.test(word)) weighted.push({ word, weight })
  }
  return weighted
}

/** The number of a thing: it stands before a word of the service, and is no size, price or part of a name. */
function quantityOf(tokens: Token[], best: Ranked, vocabulary: Vocabulary): number {
  for (const [at, { word, isFigure }] of tokens.entries()) {
    const number = isFigure ? null : numberOf(word)
    const [before = '', next = ''] = [tokens[at - 1]?.word, tokens[at + 1]?.word]
    const isPart =
      vocabulary.havePair(before, word) ||
      vocabulary.havePair(word, next) ||
      isUnit(next) ||
      TIMES.has(before)
    if (number === null || number > MOST_OF_ONE || number < 1 || isPart) continue
    if (!/^\d+$/.test(word) && vocabulary.names(word)) continue
    const counted = tokens.slice(at + 1, at + 1 + FARTHEST_COUNTED)
    const end = counted.findIndex((token) => isBeside(token.word) || numberOf(token.word) !== null)
    const near = end < 0 ? counted : counted.slice(0, end)
    if (near.some((token) => best.naming.has(token.word))) return number
  }
  return 1
}
