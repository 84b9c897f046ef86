import type { Blocks } from '#lib/content/blocks.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { heading, joined, link, list, plain } from './markdown.ts'

type Block = Blocks[number]

/** Formatted text as Markdown. `level` is the level of its top headings. */
export function richText(blocks: Blocks | null | undefined, lang: Language, level = 2): string {
  const parts: string[] = []
  for (const run of runsOf(blocks ?? [])) {
    const [{ listItem, style } = {}] = run
    if (listItem) {
      parts.push(
        list(
          run.map((block) => spans(block, lang)),
          listItem === 'number',
        ),
      )
    } else {
      const text = run.map((block) => spans(block, lang)).join('')
      if (style === 'h2') parts.push(heading(level, textOf(run)))
      else if (style === 'h3') parts.push(heading(level + 1, textOf(run)))
      else parts.push(text)
    }
  }
  return joined(parts)
}

/** Groups blocks: consecutive list items form one run, every other block a run of its own. */
function runsOf(blocks: Blocks): Block[][] {
  const runs: Block[][] = []
  for (const block of blocks) {
    const run = runs.at(-1)
    if (block.listItem && run?.[0]?.listItem === block.listItem) run.push(block)
    else runs.push([block])
  }
  return runs
}

const textOf = (blocks: Block[]) =>
  blocks.flatMap(({ children }) => children?.map(({ text }) => text ?? '') ?? []).join('')

function spans({ children, markDefs }: Block, lang: Language): string {
  return (children ?? [])
    .map(({ text, marks }) => {
      const href = markDefs?.find(({ _key }) => marks?.includes(_key))?.href
      const shown = href ? link(text, href, lang) : plainSpan(text)
      return marks?.includes('strong')
        ? emphasized(shown, '**')
        : marks?.includes('em')
          ? emphasized(shown, '*')
          : shown
    })
    .join('')
    .trim()
}

/** Escapes a text and keeps the spaces at its ends: they separate words. */
function plainSpan(text: string | null | undefined): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text ?? '') ?? []
  return before + plain(inner) + after
}

/** Emphasizes a text. Markdown allows no space inside the asterisks, so ` Note ` becomes ` **Note** `. */
function emphasized(text: string, mark: string): string {
  return text.replace(/^(\s*)(.*\S)(\s*)$/s, `$1${mark}$2${mark}$3`)
}
