import type { Blocks } from '#lib/content/blocks.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { breakLongWords } from '#lib/i18n/long-words.ts'
import { siteDay } from '#lib/site-day.ts'
import { LINKS, type Section } from './clause.ts'
import type { Change, History } from './versions.ts'

type Block = Blocks[number]

/** The most versions that a page lists. Older ones stay stored. */
const MOST_SHOWN = 5

/** A law page in one language as formatted text: its sections, then what changed and when. */
export function blocksOf(sections: Section[], history: History | null, lang: Language): Blocks {
  const blocks = sections.flatMap(({ title, clauses }) => [
    block(title[lang], 'h2'),
    ...clauses.map((clause) => block(clause[lang], clause.isItem ? 'item' : 'normal')),
  ])
  return [...blocks, ...(history ? changesIn(history, lang) : [])].map((made, at) => withKeys(made, at))
}

/** The day since which a version is in force, in words. */
export const dayOf = (at: number, lang: Language): string => getFormatters(lang).date(siteDay(at))

function changesIn({ versions }: History, lang: Language): Block[] {
  const { legal } = getDictionary(lang).articlePages
  return [
    block(legal.changes, 'h2'),
    ...versions
      .slice(0, MOST_SHOWN)
      .flatMap(({ at, changes }) => [
        block(dayOf(at, lang), 'h3'),
        ...(changes.length > 0
          ? changes.flatMap((change) => changeLines(change, lang)).map((line) => block(line, 'item'))
          : [block(legal.firstVersion, 'normal')]),
      ]),
  ]
}

function changeLines({ was, now }: Change, lang: Language): string[] {
  const { legal } = getDictionary(lang).articlePages
  // A change of the other language's words alone is no change here.
  if (was?.[lang] === now?.[lang]) return []
  const said = { was: was?.[lang] ?? '', now: now?.[lang] ?? '' }
  return [fillPlaceholders(now === null ? legal.gone : was === null ? legal.added : legal.changed, said)]
}

/** A block of a text with links, `[label](/path)`. */
function block(text: string, style: 'h2' | 'h3' | 'normal' | 'item'): Block {
  const markDefs: NonNullable<Block['markDefs']> = []
  const children: NonNullable<Block['children']> = []
  const add = (words: string, marks: string[]) => {
    if (words)
      children.push({ _type: 'span', _key: `s${children.length}`, text: breakLongWords(words), marks })
  }
  let end = 0
  for (const { 0: whole, 1: label = '', 2: href = '', index } of text.matchAll(LINKS)) {
    const key = `l${markDefs.length}`
    markDefs.push({ _type: 'link', _key: key, href })
    add(text.slice(end, index), [])
    add(label, [key])
    end = index + whole.length
  }
  add(text.slice(end), [])
  const shape = style === 'item' ? ({ style: 'normal', listItem: 'bullet', level: 1 } as const) : { style }
  return { _type: 'block', _key: '', ...shape, markDefs, children }
}

const withKeys = (made: Block, at: number): Block => ({ ...made, _key: `c${at}` })
