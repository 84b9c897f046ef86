import { hasText } from '#lib/i18n/has-text.ts'
import type { Piece } from './inline.ts'
import type { Block, MarkDefinition } from './portable-text.ts'
import { frenchOf } from './units.ts'

/** The error for a mark that neither the English nor the French block has. */
export class UnknownMarkError extends Error {
  override name = 'UnknownMarkError'
}

/**
 * French formatted text with new `texts` for some blocks, by the key of the English block. Order and styles are those of the
 * English. A link keeps its French address, or gets the English one. French blocks without an English block stay. Null while an
 * English block has no French.
 */
export function translatedBlocks(
  en: Block[],
  fr: Block[],
  texts: ReadonlyMap<string, Piece[]>,
): Block[] | null {
  const french = frenchOf(en, fr)
  const result: Block[] = french.size > 0 ? extrasAfter(undefined, fr, french) : []
  for (const block of en) {
    const before = french.get(block._key)
    const text = texts.get(block._key)
    if (text) result.push(translatedBlock(block, before, text))
    else if (before) result.push(before)
    else if (hasText([block])) return null
    else result.push(block)
    if (before) result.push(...extrasAfter(before, fr, french))
  }
  return result
}

/** French blocks after `before` (undefined: at the start) that have no English block. */
function extrasAfter(before: Block | undefined, fr: Block[], french: Map<string, Block>): Block[] {
  const owned = new Set(french.values())
  const start = before ? fr.indexOf(before) + 1 : 0
  const end = fr.findIndex((block, index) => index >= start && owned.has(block))
  return fr.slice(start, end === -1 ? undefined : end)
}

function translatedBlock(english: Block, before: Block | undefined, pieces: Piece[]): Block {
  const { children: _, markDefs: __, ...arrangement } = english
  const key = before?._key ?? english._key
  const definitions = [...(before?.markDefs ?? []), ...(english.markDefs ?? [])]
  const decorators = new Set([english, before].flatMap((block) => decoratorsOf(block)))
  const used = new Map<string, MarkDefinition>()
  for (const mark of pieces.flatMap(({ marks }) => marks)) {
    const definition = definitions.find(({ _key }) => _key === mark)
    if (definition) used.set(mark, definition)
    else if (!decorators.has(mark)) throw new UnknownMarkError(mark)
  }
  return {
    ...arrangement,
    _key: key,
    markDefs: [...used.values()],
    children: pieces.map(({ text, marks }, index) => ({
      _type: 'span',
      _key: `${key}s${index + 1}`,
      text,
      marks,
    })),
  }
}

const ALWAYS_POSSIBLE = ['strong']

function decoratorsOf(block: Block | undefined): string[] {
  const links = new Set(block?.markDefs?.map(({ _key }) => _key))
  const marks = block?.children.flatMap(({ marks = [] }) => marks) ?? []
  return [...ALWAYS_POSSIBLE, ...marks.filter((mark) => !links.has(mark))]
}
