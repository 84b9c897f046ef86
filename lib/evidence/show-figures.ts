import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { isLocalizedField, type LocalizedField } from '#lib/i18n/localized-field.ts'
import { figureTexts, type NamedFigure, namesIn } from '#lib/i18n/named-figures.ts'
import { blockText, isBlock } from './blocks.ts'
import { type ClaimId, claimsIn } from './claims.ts'
import { placeOfNote, sampleNote } from './notes.ts'
import { isSampleValue } from './samples.ts'
import { sentencesOf } from './sentences.ts'
import type { Standing } from './standing.ts'

/** A site figure as texts show it. */
export interface ShownFigure extends NamedFigure {
  standing: Standing
}

/** What is known of the figures when texts are filled in. */
export interface KnownFigures {
  figures: readonly ShownFigure[]
  /** When figures were counted, and of how many reviews. Null when none is counted. */
  count: { day: string; reviews: number } | null
  /** What a public site knows besides; null for any other site, whose texts are not marked. */
  publicSite: {
    /** The claims that staff have stated evidence for. */
    statedClaims: ReadonlySet<ClaimId>
    /** Whether staff have stated evidence for the figures of a document, or for one figure of a page, by its key. */
    isStated: (documentId: string, figureKey?: string) => boolean
  } | null
}

/**
 * Fills in site figures in the localized fields of a value, at any depth. Other names in braces stay. A sentence with a counted
 * figure says when it was counted. On a public site, a sentence with an invented figure or claim says so, and an invented value
 * that is no text is null. This is the one place through which all texts go, so that no page, mail or file can forget it.
 */
export function showFigures<T>(value: T, known: KnownFigures): T {
  const { figures, count, publicSite } = known
  const texts = { en: figureTexts(figures, 'en'), fr: figureTexts(figures, 'fr') }
  const named = new Map(figures.map((figure) => [figure.name, figure]))
  const needsNotes = publicSite !== null || count !== null
  return show(value, '') as T

  /** @param id the document that the value is part of */
  function show(part: unknown, id: string): unknown {
    if (Array.isArray(part)) return part.map((item) => show(item, id))
    if (typeof part !== 'object' || part === null) return part
    if (isLocalizedField(part)) return filled(needsNotes ? inEach(part, noted) : part)
    const own = '_id' in part && typeof part._id === 'string' ? part._id : id
    if (needsNotes && isRow(part)) return shownRow(part, own)
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [
        name,
        isInvented(own, name, inner) ? marked(inner) : show(inner, own),
      ]),
    )
  }

  function isInvented(id: string, name: string, inner: unknown): boolean {
    return publicSite !== null && isSampleValue(id, name, inner) && !publicSite.isStated(id)
  }

  /** An invented value of a field: a text says so at its end. */
  function marked(inner: unknown): unknown {
    if (!isLocalizedField(inner)) return null
    return filled(
      inEach(inner, (text, lang) => (typeof text === 'string' ? `${text} ${sampleNote(lang)}` : text)),
    )
  }

  /** A figure of a page. Its note stands behind the label, because the value is in large letters. */
  function shownRow(row: Row, id: string): unknown {
    const { key, value: figure, label } = row
    const isSample =
      publicSite !== null && isSampleValue(id, String(key), figure) && !publicSite.isStated(id, String(key))
    const withNotes = inEach(label, (text, lang) => {
      const note = isSample ? sampleNote(lang) : noteOf(String(figure[lang] ?? ''), lang)
      return note && typeof text === 'string' ? `${text} ${note}` : text
    })
    const plain = inEach(figure, (text) => (typeof text === 'string' ? exact(text) : text))
    return { ...row, value: filled(plain), label: filled(withNotes) }
  }

  function filled(field: LocalizedField): LocalizedField {
    return inEach(field, (text, lang) => fillPlaceholders(text, texts[lang]))
  }

  /** A text, or formatted text, with the notes of its sentences. */
  function noted(text: unknown, lang: Language): unknown {
    if (typeof text === 'string') return exact(insert(text, placesIn(text, lang)))
    return Array.isArray(text) ? text.map((block) => notedBlock(block, lang)) : text
  }

  function notedBlock(block: unknown, lang: Language): unknown {
    if (!isBlock(block)) return block
    const places = placesIn(blockText(block), lang)
    let from = 0
    const children = block.children.map((span) => {
      const { text = '' } = span
      const [start, end] = [from, from + text.length]
      from = end
      // A place between two spans belongs to the first of them.
      const own = places.filter(({ at }) => at > start && at <= end)
      return {
        ...span,
        text: exact(
          insert(
            text,
            own.map(({ at, note }) => ({ at: at - start, note })),
          ),
        ),
      }
    })
    return { ...block, children }
  }

  function placesIn(text: string, lang: Language): Place[] {
    let from = 0
    return sentencesOf(text).flatMap((sentence) => {
      const at = from + placeOfNote(sentence)
      from += sentence.length
      const note = noteOf(sentence, lang)
      return note ? [{ at, note }] : []
    })
  }

  /** The note of a sentence; empty when it needs none. */
  function noteOf(sentence: string, lang: Language): string {
    const inSentence = namesIn(sentence).flatMap((name) => named.get(name) ?? [])
    if (publicSite) {
      if (inSentence.some(({ standing }) => standing === 'sample')) return sampleNote(lang)
      const claims = claimsIn(sentence, lang).filter(({ id }) => !publicSite.statedClaims.has(id))
      if (claims.length > 0)
        return sampleNote(
          lang,
          claims.some(({ isFigure }) => isFigure),
        )
    }
    const counted = inSentence.filter(({ standing }) => standing === 'counted')
    return counted.length > 0 && count ? countNote(counted, count, lang) : ''
  }

  /** A counted figure is exact: `{reviews}+` and `more than {reviews}` become `{reviews}`. */
  function exact(text: string): string {
    return text.replace(/(?:\b(?:more than|over|plus de) )?\{(\w+)\}\+?/giu, (whole, name: string) =>
      named.get(name)?.standing === 'counted' ? `{${name}}` : whole,
    )
  }
}

interface Place {
  at: number
  note: string
}

const insert = (text: string, places: Place[]): string =>
  places.reduceRight((rest, { at, note }) => `${rest.slice(0, at)} ${note}${rest.slice(at)}`, text)

/** `(November 2026)`; behind a rating alone also of how many reviews: `(from 38 reviews, November 2026)`. */
function countNote(
  counted: ShownFigure[],
  { day, reviews }: { day: string; reviews: number },
  lang: Language,
): string {
  const words = getDictionary(lang).evidence
  const { month, number } = getFormatters(lang)
  const isRatingAlone = counted.every(({ name }) => name === 'rating' || name === 'recommended')
  const values = { month: month(day), count: number(reviews) }
  return `(${fillPlaceholders(isRatingAlone ? words.countedReviews : words.counted, values)})`
}

interface Row {
  key?: unknown
  value: LocalizedField
  label: LocalizedField
}

const isRow = (part: object): part is Row =>
  'value' in part && 'label' in part && isLocalizedField(part.value) && isLocalizedField(part.label)

const inEach = (
  field: LocalizedField,
  change: (text: unknown, lang: Language) => unknown,
): LocalizedField => ({
  ...field,
  ...Object.fromEntries(
    LANGUAGES.filter((lang) => lang in field).map((lang) => [lang, change(field[lang], lang)]),
  ),
})
