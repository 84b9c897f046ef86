import { blockProblem } from 'content-lake/portable-text'
import type { LocalizedField } from '#lib/i18n/localized-field.ts'
import { toAnchors } from './anchors.ts'
import type { LocaleBlocks } from './sanity.types.ts'

/** Formatted text in one language, as `localize` gives it. */
export type Blocks = NonNullable<LocaleBlocks['en']>

/** A heading inside formatted text, and the URL fragment (`anchor`) that leads to it. */
interface BlockHeading {
  key: string
  text: string
  style: 'h2' | 'h3'
  anchor: string
}

/** The headings of a text in their order, with their anchors, for the table of contents. */
export function headingsOf(blocks: Blocks, prefix?: string): BlockHeading[] {
  const headings = blocks.flatMap((block) => {
    const { _key: key, style, children = [] } = block
    const text = children.map((span) => span.text ?? '').join('')
    return style === 'h2' || style === 'h3' ? [{ key, style, text }] : []
  })
  const anchors = toAnchors(
    headings.map(({ text }) => text),
    prefix,
  )
  return headings.map((heading, index) => ({ ...heading, anchor: anchors[index] ?? heading.key }))
}

/** A `localeBlocks` value without blocks that cannot be shown. Scripts may have written any value into the lake. */
export function withoutBrokenBlocks(field: LocalizedField): LocalizedField {
  const shown = (value: unknown) => (Array.isArray(value) ? value.filter(isShown) : undefined)
  return { ...field, en: shown(field.en), fr: shown(field.fr) }
}

function isShown(block: unknown): boolean {
  const isBlock = typeof block === 'object' && block !== null && '_type' in block && block._type === 'block'
  return isBlock && blockProblem(block) === null
}
