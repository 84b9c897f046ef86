import { pathText, withValueAt } from '#lib/i18n/at-path.ts'
import { hasText } from '#lib/i18n/has-text.ts'
import { type FieldPath, type LocalizedField, localizedFields } from '#lib/i18n/localized-field.ts'
import { translationState, withFrench, withFrenchToReview } from '#lib/i18n/translation-state.ts'
import type { Fault, TextFaultKind } from '#lib/parity/fault.ts'
import { translatedBlocks, UnknownMarkError } from '#studio/core/marked-text/blocks.ts'
import {
  InlineError,
  markupOf,
  onOneLine,
  type Piece,
  piecesOfNodes,
  textOfNodes,
} from '#studio/core/marked-text/inline.ts'
import { lossesIn } from '#studio/core/marked-text/losses.ts'
import { blocksOf } from '#studio/core/marked-text/portable-text.ts'
import { fingerprint, type Unit, unitIdOf, unitsOf } from '#studio/core/marked-text/units.ts'
import type { XmlNode } from '#studio/core/marked-text/xml.ts'
import type { ReadDocument, ReadUnit } from './read-xliff.ts'

type Content = Record<string, unknown>

/** `confirmed`: the French stays and is up to date. The first three kinds are written, the others are not. */
export type FindingKind =
  | 'new'
  | 'changed'
  | 'confirmed'
  | 'unchanged'
  | 'englishChanged'
  | 'frenchChanged'
  | 'incomplete'
  | 'malformed'
  | 'unknownField'
  | 'unknownDocument'

/** The result for one field of a document in a file. */
export interface Finding {
  document: { type: string; id: string }
  /** The path of the field, or the unit's id when there is no such field. */
  field: string
  path: FieldPath | null
  kind: FindingKind
  english?: unknown
  before?: unknown
  after?: unknown
  /** Whether the file says that the new French is not final. */
  isToReview?: boolean
  /** The malformed part of the file. */
  detail?: string
  /** What only one of the languages has: figures, names in braces and links. */
  lost?: Fault<TextFaultKind>[]
}

/** Compares a file with the current content. Nothing is written. */
export function checkImport(
  documents: ReadDocument[],
  contentOf: (id: string) => Content | undefined,
): Finding[] {
  return documents.flatMap((document) => {
    const content = contentOf(document.id)
    if (content?._type !== document.type) {
      return [{ document, field: '', path: null, kind: 'unknownDocument' as const }]
    }
    return findingsIn(document, content)
  })
}

/** The content of a document after the findings of the written kinds (`isWritten`). */
export function withFindings(content: Content, findings: Finding[]): Content {
  return findings.filter(isWritten).reduce<Content>((before, { path, after, kind, isToReview }) => {
    if (path === null) return before
    return withValueAtField(before, path, (field) => {
      if (isToReview) return withFrenchToReview(field, after)
      return withFrench(field, kind === 'confirmed' ? field.fr : after)
    })
  }, content)
}

export function isWritten({ kind }: Finding): boolean {
  return kind === 'new' || kind === 'changed' || kind === 'confirmed'
}

/** Whether the new French lacks or adds figures, names or links. A person has to look at it before it is taken. */
export const hasLoss = ({ lost = [] }: Finding): boolean => lost.length > 0

function withValueAtField(
  content: Content,
  path: FieldPath,
  change: (field: LocalizedField) => LocalizedField,
): Content {
  const found = [...localizedFields(content)].find((entry) => pathText(entry.path) === pathText(path))
  return found ? withValueAt(content, path, change(found.field)) : content
}

function findingsIn({ units, ...document }: ReadDocument, content: Content): Finding[] {
  const findings: Finding[] = []
  const left = new Set(units)
  for (const { path, field } of localizedFields(content)) {
    const id = pathText(path)
    const own = units.filter((unit) => belongsTo(unit, id, field))
    for (const unit of own) left.delete(unit)
    if (own.length > 0) findings.push({ document, field: id, path, ...checkField(id, field, own) })
  }
  const unknown = [...left].map(
    ({ id }): Finding => ({ document, field: id, path: null, kind: 'unknownField' }),
  )
  return [...findings, ...unknown]
}

function belongsTo(unit: ReadUnit, id: string, field: LocalizedField): boolean {
  return field._type === 'localeBlocks' ? unit.id.startsWith(`${id}[_key=="`) : unit.id === id
}

/** A unit of the agency's file. `english` and `markup` (the French) are markup as exported. `text` is the French content. */
interface Returned extends ReadUnit {
  english: string
  markup: string
  text: string | Piece[]
}

type FieldFinding = Omit<Finding, 'document' | 'field' | 'path'>

function checkField(id: string, field: LocalizedField, units: ReadUnit[]): FieldFinding {
  const facts = { english: field.en, before: field.fr }
  const current = new Map(unitsOf(id, field).map((unit) => [unit.id, unit]))
  try {
    return {
      ...facts,
      ...compare(
        id,
        field,
        current,
        units.map((unit) => returned(unit, field, current.get(unit.id))),
      ),
    }
  } catch (error) {
    if (!(error instanceof InlineError || error instanceof UnknownMarkError)) throw error
    return { ...facts, kind: 'malformed', detail: error.message }
  }
}

function returned(unit: ReadUnit, { _type }: LocalizedField, current: Unit | undefined): Returned {
  const read = (nodes: XmlNode[]) => (_type === 'localeBlocks' ? piecesOfNodes(nodes) : textOfNodes(nodes))
  const english = markupOf(read(unit.source))
  const target = read(unit.target)
  const isAsExported = markupOf(target) === current?.target || fingerprint(markupOf(target)) === unit.french
  const text = isAsExported || english.trim().includes('\n') ? target : onOneLine(target)
  return { ...unit, english, markup: markupOf(text), text }
}

function compare(
  id: string,
  field: LocalizedField,
  current: ReadonlyMap<string, Unit>,
  units: Returned[],
): FieldFinding {
  if (new Set(units.map((unit) => unit.id)).size < units.length) return { kind: 'malformed', detail: id }
  const edited = units.filter((unit) => isEdited(unit, current.get(unit.id)))
  const englishIsSame = isEnglishSame(units, current)
  if (edited.every((unit) => unit.markup === current.get(unit.id)?.target)) {
    const isConfirmed = englishIsSame && edited.length === 0 && units.every(isSignedOff)
    return { kind: isConfirmed && translationState(field) === 'outOfDate' ? 'confirmed' : 'unchanged' }
  }
  if (!englishIsSame) return { kind: 'englishChanged' }
  if (!edited.every((unit) => isFrenchSame(unit, current.get(unit.id)))) return { kind: 'frenchChanged' }
  const after = frenchWith(id, field, edited)
  if (after === null) return { kind: 'incomplete' }
  const isToReview = edited.some(isForReview)
  return {
    kind: hasText(field.fr) ? 'changed' : 'new',
    after,
    lost: lossesIn(field, after),
    ...(isToReview && { isToReview }),
  }
}

/** Whether a translator changed the target. A target like the source, with a state such as `new`, was filled in by a tool. */
function isEdited({ english, markup, french, state }: Returned, current: Unit | undefined): boolean {
  if (markup.trim() === '' || (markup === english && /^(new|needs-translation)$/.test(state))) return false
  return french === null ? markup !== current?.target : fingerprint(markup) !== french
}

const isSignedOff = ({ state, markup, approved }: Returned) =>
  markup !== '' && (approved === true || /^(translated|signed-off|final)$/.test(state))

/** States such as `needs-review-translation` ask for review. A text that has no state and is not approved needs it too. */
const isForReview = ({ state, approved }: Returned) =>
  approved !== true && (/^(new$|needs-)/.test(state) || (state === '' && approved === false))

/** Whether the English is as exported. Tools change white space, so it is ignored. A new block without French is a change. */
function isEnglishSame(units: Returned[], current: ReadonlyMap<string, Unit>): boolean {
  const folded = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim()
  const ids = new Set(units.map(({ id }) => id))
  return (
    units.every(({ id, english }) => folded(english) === folded(current.get(id)?.source)) &&
    [...current.values()].every(({ id, target }) => ids.has(id) || target !== '')
  )
}

function isFrenchSame({ french }: Returned, current: Unit | undefined): boolean {
  return french === null ? current?.target === '' : french === current?.french
}

function frenchWith(id: string, { _type, en, fr }: LocalizedField, edited: Returned[]): unknown {
  if (_type !== 'localeBlocks') {
    const text = String(edited[0]?.text ?? '')
    return _type === 'localeString' ? text.replace(/\s*\n\s*/g, ' ').trim() : text
  }
  const texts = new Map(edited.map(({ id, text }) => [id, text as Piece[]]))
  const english = blocksOf(en)
  const byKey = english.flatMap(({ _key }): [string, Piece[]][] => {
    const text = texts.get(unitIdOf(id, _key))
    return text ? [[_key, text]] : []
  })
  return translatedBlocks(english, blocksOf(fr), new Map(byKey))
}
