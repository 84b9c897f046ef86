import { isMarked, withoutEmptyHeadings, withoutSamples } from '#lib/evidence/notes.ts'

const HEADING = /^(#+) /
const BEGINNING = /^\s*(?:#+ |- |\d+\. |> )?/

/** Markdown without what says something invented: sentences, then lines and headings of which nothing is left. */
export function linesWithoutSamples(markdown: string): string {
  if (!isMarked(markdown)) return markdown
  const blocks = markdown.split(/\n{2,}/)
  const kept = blocks.map((block) => {
    const lines = block.split('\n').flatMap(lineWithoutSamples)
    return lines.length > 0 ? lines.join('\n') : null
  })
  const levels = blocks.map((block) => HEADING.exec(block)?.[1]?.length ?? null)
  return withoutEmptyHeadings(kept, levels).join('\n\n')
}

/** The line as a list of one; an empty list when nothing is left of it. */
function lineWithoutSamples(line: string): string[] {
  const beginning = BEGINNING.exec(line)?.[0] ?? ''
  const text = line.slice(beginning.length)
  const left = withoutSamples(text)
  return left === '' && text !== '' ? [] : [beginning + left]
}
