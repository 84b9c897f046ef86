import { DECORATORS, type Piece } from './inline.ts'
import { escapeXml } from './xml.ts'

/** `1.2`, or one of the versions with the other form of file. */
export const VERSIONS = ['1.2', '2.0', '2.1'] as const
export type Version = (typeof VERSIONS)[number]

/** What a translator keeps as it is: names in braces, which the site fills in, and addresses. */
const KEPT = /\{\w+\}|https?:\/\/[^\s<>"«»]*[^\s<>"«».,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g

/**
 * Makes a function that writes the content of `<source>` and `<target>` of one unit. Translation tools show its inline elements
 * as tags: a pair for formatting and links, and a single one for text to keep. An element has the same id in both languages.
 */
export function inlineWriter(version: Version): (value: string | Piece[]) => string {
  const ids = new Map<string, string>()
  return (value) => {
    const write = version === '1.2' ? VERSION_1 : VERSION_2
    const counts = new Map<string, number>()
    const count = (name: string) => {
      counts.set(name, (counts.get(name) ?? 0) + 1)
      return counts.get(name) ?? 1
    }
    const keep = (text: string) => {
      const place = `${text} ${count(text)}`
      const id = ids.get(place) ?? `kept-${ids.size + 1}`
      ids.set(place, id)
      return write.kept(id, text)
    }
    const withKept = (text: string) => {
      let markup = ''
      let end = 0
      for (const { 0: kept, index } of text.matchAll(KEPT)) {
        markup += escapeXml(text.slice(end, index)) + keep(kept)
        end = index + kept.length
      }
      return markup + escapeXml(text.slice(end))
    }
    if (typeof value === 'string') return withKept(value)
    const open: string[] = []
    let markup = ''
    for (const { text, marks } of value) {
      let shared = 0
      while (shared < open.length && open[shared] === marks[shared]) shared += 1
      markup += write.end.repeat(open.length - shared)
      for (const mark of marks.slice(shared)) markup += write.start(mark, count(`mark ${mark}`))
      open.splice(0, open.length, ...marks)
      markup += withKept(text)
    }
    return markup + write.end.repeat(open.length)
  }
}

const VERSION_1 = {
  start: (mark: string, count: number) =>
    `<g id="${escapeXml(`${mark}:${count}`)}" ctype="${DECORATORS[mark] ?? 'link'}">`,
  end: '</g>',
  kept: (id: string, text: string) =>
    `<ph id="${id}" ctype="x-kept" equiv-text="${escapeXml(text)}">${escapeXml(text)}</ph>`,
}

const SUB_TYPES: Record<string, string> = { strong: 'xlf:b', em: 'xlf:i', underline: 'xlf:u' }

const VERSION_2 = {
  start: (mark: string, count: number) => {
    const subType = SUB_TYPES[mark]
    const type = subType ? `type="fmt" subType="${subType}"` : 'type="link"'
    return `<pc id="${escapeXml(`${mark}:${count}`)}" ${type}>`
  },
  end: '</pc>',
  kept: (id: string, text: string) =>
    `<ph id="${id}" canDelete="no" equiv="${escapeXml(text)}" disp="${escapeXml(text)}"/>`,
}
