import { blockText, isBlock } from '#lib/evidence/blocks.ts'
import { CLAIMS, type ClaimId, claimsIn } from '#lib/evidence/claims.ts'
import { FIGURE_FIELDS } from '#lib/evidence/figure-fields.ts'
import { isSampleFigure, isSampleValue } from '#lib/evidence/samples.ts'
import { sentencesOf } from '#lib/evidence/sentences.ts'
import { type Evidence, type Standing, standingOf } from '#lib/evidence/standing.ts'
import { type Bilingual, LANGUAGES } from '#lib/i18n/languages.ts'
import { type FieldPath, localizedFields } from '#lib/i18n/localized-field.ts'
import { namesIn } from '#lib/i18n/named-figures.ts'
import { isObject } from '#studio/core/is-object.ts'
import type { ContentDocument } from './sample-identity.ts'

/** A figure or a claim, where its evidence belongs. */
interface FoundFigure {
  document: ContentDocument
  path: FieldPath
  says?: string | Bilingual
  standing: Standing
}

/** The figures and claims of the content, with what stands behind each. */
export function figuresIn(documents: ContentDocument[], today: string): FoundFigure[] {
  return [...documents.flatMap((document) => figuresOf(document, today)), ...claimsOf(documents, today)]
}

function figuresOf(document: ContentDocument, today: string): FoundFigure[] {
  if (document._type === 'siteFigures') return siteFigures(document, today)
  if (document._type === 'pageFigures') return figuresOfPage(document, today)
  // The figures of an installer are kept by the tool Contractors, so they are counted unless they are samples.
  const isKept = document._type === 'installer'
  return (FIGURE_FIELDS[document._type] ?? []).flatMap((field) => {
    const path = field.split('.')
    const value = path.reduce<unknown>((part, name) => (isObject(part) ? part[name] : undefined), document)
    if (value === undefined || value === null || value === false) return []
    const isSample = isSampleValue(document._id, path.at(-1) ?? '', value)
    const standing = standingOf({
      isSample,
      evidence: evidenceOf(document),
      isCounted: isKept && !isSample,
      today,
    })
    return [{ document, path, standing }]
  })
}

/** A counted figure is no problem: while there is not enough to count, pages show it as what it is. */
function siteFigures(document: ContentDocument, today: string): FoundFigure[] {
  return itemsOf(document.figures).map((item): FoundFigure => {
    const { _key, name, value, counted } = item
    const isSample = isSampleFigure(String(name), value)
    const standing = standingOf({ isSample, evidence: evidenceOf(item), isCounted: counted === true, today })
    return { document, path: ['figures', { _key }, 'value'], says: String(name), standing }
  })
}

/** The figures of a page that name no site figure. */
function figuresOfPage(document: ContentDocument, today: string): FoundFigure[] {
  return itemsOf(document.figures)
    .filter(({ value }) => namesIn(value).length === 0)
    .map((item): FoundFigure => {
      const isSample = isSampleValue(document._id, String(item.key), item.value)
      const standing = standingOf({ isSample, evidence: evidenceOf(item), today })
      return { document, path: ['figures', { _key: item._key }, 'value'], standing }
    })
}

/** The claims that texts make, at the place where their evidence belongs. */
function claimsOf(documents: ContentDocument[], today: string): FoundFigure[] {
  const document = documents.find(({ _type }) => _type === 'siteFigures')
  if (!document) return []
  const made = claimsMade(documents)
  return CLAIMS.filter(({ id }) => made.has(id)).map(({ id, title }): FoundFigure => {
    const stated = itemsOf(document.claims).find(({ claim }) => claim === id)
    const standing = standingOf({
      isSample: stated === undefined,
      evidence: stated && evidenceOf(stated),
      today,
    })
    const path: FieldPath = stated ? ['claims', { _key: stated._key }] : ['claims']
    return { document, path, says: title, standing }
  })
}

function claimsMade(documents: ContentDocument[]): Set<ClaimId> {
  const made = new Set<ClaimId>()
  for (const document of documents) {
    // The figures of pages have evidence of their own.
    if (document._type === 'pageFigures') continue
    for (const { field } of localizedFields(document)) {
      for (const lang of LANGUAGES) {
        const sentences = textsIn(field[lang]).flatMap(sentencesOf)
        for (const sentence of sentences) for (const { id } of claimsIn(sentence, lang)) made.add(id)
      }
    }
  }
  return made
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter(isBlock).map(blockText) : []

const evidenceOf = ({ evidence }: Record<string, unknown>): Evidence | null =>
  isObject(evidence) ? (evidence as Evidence) : null

interface Item extends Record<string, unknown> {
  _key: string
}

const itemsOf = (list: unknown): Item[] => (Array.isArray(list) ? list : [])
