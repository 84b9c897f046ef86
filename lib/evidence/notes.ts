import { getDictionary } from '#lib/i18n/dictionary.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { type Block, blockText, isBlock } from './blocks.ts'
import { sentencesOf } from './sentences.ts'

/** The words by which a page says that a figure or a claim is invented, in parentheses: `250+ cities (sample figure)`. */
export function sampleNote(lang: Language, isFigure = true): string {
  const { sampleFigure, sampleClaim } = getDictionary(lang).evidence
  return `(${isFigure ? sampleFigure : sampleClaim})`
}

const NOTES = LANGUAGES.flatMap((lang) => [sampleNote(lang, true), sampleNote(lang, false)])

/** Whether a text says of itself that it is invented. */
export const isMarked = (text: string): boolean => NOTES.some((note) => text.includes(note))

/** The note in a text, with a space before it; empty without one. */
export const noteIn = (text: string | null | undefined): string => {
  const note = NOTES.find((one) => text?.includes(one))
  return note ? ` ${note}` : ''
}

/** Where a note stands in a sentence: before its full stop, the space behind it and the marks of draft mode. */
export const placeOfNote = (sentence: string): number =>
  sentence.search(/\s*[.!…:;,]*[\s\u200b-\u200d\ufeff]*$/u)

/**
 * Leaves out the sentences of a text, or of every text of a JSON value, that say an invented figure or claim. A paragraph of
 * formatted text without any sentence left is left out, and so is a heading with nothing below it any more. For everything that
 * is read without its page: structured data, pictures for sharing, Markdown, mails, the PDF.
 */
export function withoutSamples<T>(value: T): T {
  return told(value) as T
}

function told(value: unknown): unknown {
  if (typeof value === 'string') return textWithout(value)
  if (Array.isArray(value)) return value.some(isBlock) ? blocksWithout(value) : value.map(told)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, told(inner)]))
}

function textWithout(text: string): string {
  if (!isMarked(text)) return text
  const kept = sentencesOf(text).filter((sentence) => !isMarked(sentence))
  return kept.join('').trim()
}

function blocksWithout(blocks: unknown[]): unknown[] {
  const kept = blocks.map((block) => (isBlock(block) ? blockWithout(block) : told(block)))
  const levels = blocks.map((block) => (isBlock(block) ? levelOf(block.style) : null))
  return withoutEmptyHeadings(kept, levels)
}

/** The block without its marked sentences; null when none is left. */
function blockWithout(block: Block): Block | null {
  const text = blockText(block)
  if (!isMarked(text)) return block
  let at = 0
  const cut = sentencesOf(text).flatMap((sentence) => {
    const from = at
    at += sentence.length
    return isMarked(sentence) ? [{ from, to: at }] : []
  })
  let start = 0
  const children = block.children.map((span) => {
    const own = span.text ?? ''
    const offset = start
    start += own.length
    const isCut = (index: number) => cut.some(({ from, to }) => offset + index >= from && offset + index < to)
    // By UTF-16 units, because the places of sentences count them too.
    const left = own.split('').filter((_, index) => !isCut(index))
    return { ...span, text: left.join('') }
  })
  const filled = children.filter(({ text: left }) => left !== '')
  return filled.length > 0 ? { ...block, children: filled } : null
}

const levelOf = (style: string | undefined): number | null => {
  const level = /^h([1-6])$/.exec(style ?? '')?.[1]
  return level ? Number(level) : null
}

/**
 * The parts that are left, without headings whose content is gone.
 * @param parts null for what was left out
 * @param levels the level of each heading; null for other parts
 */
export function withoutEmptyHeadings<Part>(
  parts: readonly (Part | null)[],
  levels: readonly (number | null)[],
): Part[] {
  return parts.filter((part, index): part is Part => {
    if (part === null) return false
    const level = levels[index]
    if (level === null || level === undefined) return true
    const end = levels.findIndex((other, at) => at > index && other !== null && other <= level)
    const below = parts.slice(index + 1, end === -1 ? undefined : end)
    const hasText = below.some((one, at) => one !== null && levels[index + 1 + at] === null)
    return below.length === 0 || hasText
  })
}
