import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import type { LocalizedField } from '#lib/i18n/localized-field.ts'
import { namesIn } from '#lib/i18n/named-figures.ts'
import { translationState } from '#lib/i18n/translation-state.ts'
import { plainText } from '#lib/i18n/translation-text.ts'
import { LICENCES } from '#lib/matching/licences.ts'
import type { Fault, FaultKind, TextFaultKind } from './fault.ts'
import { onlyInOne } from './figures.ts'

/** Fewer words may well be the same in both languages: "Installation", "Toronto, ON". */
const FEWEST_SAME = 3

/** Who gives licences: names that are the same in both languages, although they have more words. */
export const AUTHORITIES: ReadonlySet<string> = new Set(LICENCES.map(({ name }) => name.fr))

/**
 * The least length of French as a share of its English, by the length of the English from which it counts. French takes about a fifth
 * more letters. In a short text a single word decides: "Get your free quote" is "Soumission gratuite".
 */
const LEAST_SHARES = [
  { from: 100, share: 0.8 },
  { from: 40, share: 0.65 },
]

/**
 * What is wrong with the French of a text, beside its English. A text without English has no fault.
 * @param names texts that are the same in both languages
 */
export function textFaults(field: LocalizedField, names?: ReadonlySet<string>): Fault<TextFaultKind>[] {
  const state = translationState(field)
  const english = plainText(field.en)
  if (state === null) return []
  if (state === 'missing') return [{ kind: 'missing', says: excerpt(english) }]
  const french = plainText(field.fr)
  return [
    ...(state === 'outOfDate' ? [{ kind: 'stale', says: excerpt(english) } as const] : []),
    ...wordFaults({ en: english, fr: french }, names),
    ...differing('links', linksIn(field.en), linksIn(field.fr)),
    ...countFaults('lists', countsOf(field.en, 'listItem'), countsOf(field.fr, 'listItem')),
    ...countFaults('headings', countsOf(field.en, 'style'), countsOf(field.fr, 'style')),
  ]
}

/** What is wrong with plain French words beside English ones: the same, much shorter, other figures, other names in braces. */
export function wordFaults(
  { en, fr }: Record<Language, string>,
  names: ReadonlySet<string> = AUTHORITIES,
): Fault<TextFaultKind>[] {
  const isSame = en.trim() === fr.trim() && !names.has(fr.trim())
  if (isSame && wordsOf(en).length >= FEWEST_SAME) return [{ kind: 'same', says: excerpt(en) }]
  return [
    ...(isShorter(en, fr) ? [{ kind: 'shorter', says: excerpt(fr) } as const] : []),
    ...onlySaid('figures', onlyInOne({ en, fr })),
    ...differing('names', namesIn(en), namesIn(fr)),
  ]
}

/** A fault that names what only one of the languages has; none when both have the same. */
export function differing<Kind extends FaultKind>(
  kind: Kind,
  english: readonly string[],
  french: readonly string[],
): Fault<Kind>[] {
  const [inEnglish, inFrench] = [new Set(english), new Set(french)]
  return onlySaid(kind, {
    en: [...inEnglish.difference(inFrench)],
    fr: [...inFrench.difference(inEnglish)],
  })
}

/** A fault that names these, language by language; none when there are none. */
export function onlySaid<Kind extends FaultKind>(
  kind: Kind,
  only: Record<Language, string[]>,
): Fault<Kind>[] {
  const parts = LANGUAGES.flatMap((lang) =>
    only[lang].length > 0 ? [`${lang.toUpperCase()} ${only[lang].join(', ')}`] : [],
  )
  return parts.length > 0 ? [{ kind, says: parts.join(' · ') }] : []
}

function countFaults<Kind extends FaultKind>(
  kind: Kind,
  english: Map<string, number>,
  french: Map<string, number>,
): Fault<Kind>[] {
  const names = new Set([...english.keys(), ...french.keys()])
  return [...names].flatMap((name) => {
    const [en, fr] = [english.get(name) ?? 0, french.get(name) ?? 0]
    return en === fr ? [] : [{ kind, says: `${name}: EN ${en} · FR ${fr}` }]
  })
}

function isShorter(en: string, fr: string): boolean {
  const least = LEAST_SHARES.find(({ from }) => en.length > from)
  return least !== undefined && fr.length < en.length * least.share
}

const wordsOf = (text: string) => text.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []

const LONGEST_EXCERPT = 60

const excerpt = (text: string) =>
  text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT).trimEnd()}…` : text

interface Block {
  style?: string
  listItem?: string
  markDefs?: { href?: string; path?: string }[]
}

const blocksOf = (value: unknown): Block[] => (Array.isArray(value) ? value : [])

/** The targets of links in formatted text. A path counts without its language. */
function linksIn(value: unknown): string[] {
  const targets = blocksOf(value).flatMap(({ markDefs }) => markDefs ?? [])
  return targets.flatMap(({ href, path }) => href ?? path ?? []).map((href) => localizedHref(href, 'en'))
}

/** How many blocks of formatted text have each kind of list, or each level of heading. */
function countsOf(value: unknown, part: 'style' | 'listItem'): Map<string, number> {
  const found = blocksOf(value)
    .map((block) => block[part])
    .filter((name) => name !== undefined && name !== 'normal')
  return new Map([...Map.groupBy(found, String)].map(([name, all]) => [name, all.length]))
}
