import { inflateSync } from 'node:zlib'

/** What a PDF says: its text page by page, in the order it was written, and what its catalogue declares. */
export interface PdfFacts {
  version: string
  pages: number
  title: string | undefined
  lang: string | undefined
  isTagged: boolean
  text: string
}

/**
 * Reads a PDF as pdfkit writes them: glyphs of embedded fonts, translated by each font's ToUnicode map.
 * Enough of the format for that, and no more.
 */
export function readPdf(file: Uint8Array): PdfFacts {
  const source = Buffer.from(file).toString('latin1')
  const objects = new Map<string, { dictionary: string; stream: string | undefined }>()
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('stream\n')
    const dictionary = at === -1 ? body : body.slice(0, at)
    objects.set(id, { dictionary, stream: at === -1 ? undefined : streamOf(body.slice(at + 7), dictionary) })
  }
  const dictionaries = [...objects.values()].map(({ dictionary }) => dictionary)
  const find = (pattern: RegExp) => dictionaries.map((text) => text.match(pattern)).find(Boolean)?.[1]
  const pages = dictionaries.filter((text) => /\/Type \/Page\b(?!s)/.test(text))
  return {
    version: source.slice(0, 8),
    pages: pages.length,
    title: textString(objects.get(find(/\/Title (\d+) 0 R/) ?? '')?.dictionary),
    lang: find(/\/Lang \(([^)]+)\)/),
    isTagged: dictionaries.some((text) => /\/Marked true/.test(text)),
    text: pages.map((page) => pageText(page, objects)).join('\n'),
  }
}

type Objects = Map<string, { dictionary: string; stream: string | undefined }>

function streamOf(rest: string, dictionary: string): string {
  const bytes = Buffer.from(rest.slice(0, rest.lastIndexOf('\nendstream')), 'latin1')
  return (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

function pageText(page: string, objects: Objects): string {
  const content = objects.get(page.match(/\/Contents (\d+) 0 R/)?.[1] ?? '')?.stream ?? ''
  const resources = objects.get(page.match(/\/Resources (\d+) 0 R/)?.[1] ?? '')?.dictionary ?? page
  const maps = new Map<string, Map<number, string>>()
  for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = objects.get(id)?.dictionary.match(/\/ToUnicode (\d+) 0 R/)?.[1]
    maps.set(name, toUnicode(objects.get(map ?? '')?.stream ?? ''))
  }
  let glyphs: Map<number, string> | undefined
  let text = ''
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) glyphs = maps.get(font)
    for (const [, hex = ''] of shown?.matchAll(/<([\da-f]+)>/gi) ?? []) {
      for (const [code] of hex.matchAll(/.{4}/g)) text += glyphs?.get(Number.parseInt(code, 16)) ?? '\ufffd'
    }
    if (shown) text += '\n'
  }
  return text
}

/** `1 beginbfrange <0000> <00ff> [<0041> …]`: one glyph after another. */
function toUnicode(map: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const [, first = '', list = ''] of map.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi)) {
    const values = [...list.matchAll(/<([\da-f\s]+)>/gi)]
    for (const [index, [, hex = '']] of values.entries()) {
      glyphs.set(
        Number.parseInt(first, 16) + index,
        Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le'),
      )
    }
  }
  return glyphs
}

/** A string of a dictionary: plain, or UTF-16 behind its mark when it has more than ASCII. */
function textString(raw: string | undefined): string | undefined {
  if (raw === undefined) return undefined
  const bytes = raw.startsWith('<')
    ? Buffer.from(raw.slice(1, -1), 'hex')
    : Buffer.from(raw.slice(1, -1).replace(/\\([\\()])/g, '$1'), 'latin1')
  return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1')
}
