import { hasText } from '#lib/i18n/has-text.ts'
import type { LocalizedField } from '#lib/i18n/localized-field.ts'
import { markupOf, type Piece, piecesOf } from './inline.ts'
import { type Block, blocksOf } from './portable-text.ts'

/**
 * One text to translate: a plain text, or one block of formatted text. English (`source`) and French (`target`) are markup to
 * compare, `en` and `fr` are their content.
 */
export interface Unit {
  id: string
  /** The block's key in formatted text. */
  key: string | null
  en: string | Piece[]
  fr: string | Piece[]
  source: string
  target: string
  /** The fingerprint of the French at export. */
  french: string
}

/** The units of a field's English texts. `id` is the path of the field. */
export function unitsOf(id: string, field: LocalizedField): Unit[] {
  if (field._type === 'localeBlocks') return unitsOfBlocks(id, blocksOf(field.en), blocksOf(field.fr))
  if (!hasText(field.en)) return []
  const [en, fr] = [String(field.en), String(field.fr ?? '')]
  const target = markupOf(fr)
  return [{ id, key: null, en, fr, source: markupOf(en), target, french: fingerprint(target) }]
}

export const unitIdOf = (fieldId: string, blockKey: string) => `${fieldId}[_key=="${blockKey}"]`

function unitsOfBlocks(id: string, en: Block[], fr: Block[]): Unit[] {
  const french = frenchOf(en, fr)
  const isArrangedDifferently = french.size === 0 && hasText(fr)
  return en
    .filter((block) => hasText([block]))
    .map((block) => {
      const match = french.get(block._key)
      const target = match ? blockMarkup(match) : ''
      const known = isArrangedDifferently ? fr.map(blockMarkup).join('\n') : target
      return {
        id: unitIdOf(id, block._key),
        key: block._key,
        en: piecesOf(block),
        fr: match ? piecesOf(match) : '',
        source: blockMarkup(block),
        target,
        french: fingerprint(known),
      }
    })
}

export const blockMarkup = (block: Block) => markupOf(piecesOf(block))

/**
 * The French block of each English block, by the English key: matched by key, or by position when both languages have the
 * same arrangement of blocks. Empty otherwise.
 */
export function frenchOf(en: Block[], fr: Block[]): Map<string, Block> {
  const byKey = new Map(fr.map((block) => [block._key, block]))
  const shared = en.filter(({ _key }) => byKey.has(_key))
  if (shared.length > 0) return new Map(shared.map(({ _key }) => [_key, byKey.get(_key) as Block]))
  const isAlike =
    en.length === fr.length && en.every((block, index) => arrangement(block) === arrangement(fr[index]))
  return new Map(isAlike ? en.map(({ _key }, index) => [_key, fr[index] as Block]) : [])
}

function arrangement(block: Block | undefined): string {
  return JSON.stringify([block?.style, block?.listItem, block?.level])
}

/** A hash of a text (cyrb53, 53 bits). It shows changes and is not secure. */
export function fingerprint(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
