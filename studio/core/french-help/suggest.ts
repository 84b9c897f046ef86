import type { Term } from '#lib/french-help/service.ts'
import { type AskedText, MOST_TEXTS, type SuggestedText } from '#lib/french-help/texts.ts'
import { pathText } from '#lib/i18n/at-path.ts'
import type { FieldPath, LocalizedField } from '#lib/i18n/localized-field.ts'
import type { Fault, TextFaultKind } from '#lib/parity/fault.ts'
import { translatedBlocks, UnknownMarkError } from '#studio/core/marked-text/blocks.ts'
import {
  InlineError,
  onOneLine,
  type Piece,
  piecesOfNodes,
  textOfNodes,
} from '#studio/core/marked-text/inline.ts'
import { lossesIn } from '#studio/core/marked-text/losses.ts'
import { blocksOf } from '#studio/core/marked-text/portable-text.ts'
import { type KeptTexts, plainInline } from '#studio/core/marked-text/read-inline.ts'
import { type Unit, unitsOf } from '#studio/core/marked-text/units.ts'
import { inlineWriter } from '#studio/core/marked-text/write-inline.ts'
import { parseXml, XmlError } from '#studio/core/marked-text/xml.ts'

export interface AskedField {
  path: FieldPath
  field: LocalizedField
}

/** The result for one field: its French, or what is wrong with the answer. */
export interface SuggestedField extends AskedField {
  /** Undefined when the answer cannot be taken. */
  french?: unknown
  /** What was lost. Empty when the tags of the answer cannot be read. */
  losses?: Fault<TextFaultKind>[]
  /** Terms of the glossary that the French lacks. */
  missingTerms: Term[]
}

type Translate = (texts: AskedText[], terms: Term[]) => Promise<SuggestedText[]>

/** A unit as it is sent. The id is its place in the request: a path may be longer than an id may be. */
interface Sent {
  unit: Unit
  asked: AskedField
  text: AskedText
}

/**
 * The French of fields by the server's service. Formatted text is translated block by block. Names in braces, addresses and links
 * are tags in what is sent; an answer that lost one, or a figure, is not taken. Rejects when the service gives no answer.
 */
export async function suggestFields(
  asked: AskedField[],
  terms: Term[],
  translate: Translate,
): Promise<SuggestedField[]> {
  const sent = asked.flatMap((one) =>
    unitsOf(pathText(one.path), one.field).map((unit) => ({ unit, asked: one })),
  )
  const texts = sent.map(
    ({ unit, asked: one }, index): Sent => ({
      unit,
      asked: one,
      text: { id: String(index), source: inlineWriter('2.0')(unit.en) },
    }),
  )
  const answers = new Map<string, SuggestedText>()
  for (const batch of batches(texts)) {
    const found = await translate(
      batch.map(({ text }) => text),
      terms,
    )
    for (const answer of found) answers.set(answer.id, answer)
  }
  return asked.map((one) => {
    const own = texts.filter((text) => text.asked === one)
    const missingTerms = own.flatMap(({ text }) => answers.get(text.id)?.missingTerms ?? [])
    return { ...one, missingTerms, ...frenchOf(one.field, own, answers) }
  })
}

const MOST_CHARACTERS = 25_000

function batches(texts: Sent[]): Sent[][] {
  const result: Sent[][] = []
  let characters = 0
  for (const one of texts) {
    const last = result.at(-1)
    characters += one.text.source.length
    if (last && last.length < MOST_TEXTS && characters <= MOST_CHARACTERS) last.push(one)
    else {
      result.push([one])
      characters = one.text.source.length
    }
  }
  return result
}

function frenchOf(
  field: LocalizedField,
  texts: Sent[],
  answers: ReadonlyMap<string, SuggestedText>,
): Pick<SuggestedField, 'french' | 'losses'> {
  const isFormatted = field._type === 'localeBlocks'
  try {
    const parts = new Map(
      texts.map(({ unit, text }) => {
        const kept: KeptTexts = new Map()
        const nodes = (markup: string) => plainInline(parseXml(`<t>${markup}</t>`).children, kept, new Map())
        nodes(text.source)
        const found = nodes(answers.get(text.id)?.french ?? '')
        return [unit.key ?? '', isFormatted ? piecesOfNodes(found) : textOfNodes(found)] as const
      }),
    )
    const french = isFormatted
      ? translatedBlocks(blocksOf(field.en), blocksOf(field.fr), parts as Map<string, Piece[]>)
      : field._type === 'localeString'
        ? onOneLine(String(parts.get('') ?? ''))
        : parts.get('')
    const losses = lossesIn(field, french)
    return losses.length > 0 ? { losses } : { french }
  } catch (error) {
    if (error instanceof XmlError || error instanceof InlineError || error instanceof UnknownMarkError) {
      return { losses: [] }
    }
    throw error
  }
}
