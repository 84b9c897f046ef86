import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EARLY_SCRIPT, LATE } from '#lib/browser/early-script.ts'
import { arrangeScripts } from './page-scripts.ts'

const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const flight = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`

/** What the scripts of some HTML hand over, when a browser runs them: the kind of each piece, and the text of neighbours. */
function handedOver(html: string): [kind: number, text: string][] {
  const self: { __next_f?: [number, string][] } = {}
  for (const [, code = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) new Function('self', code)(self)
  const pieces: [number, string][] = []
  for (const [kind, text] of self.__next_f ?? []) {
    const last = pieces.at(-1)
    if (last?.[0] === 1 && kind === 1) last[1] += text
    else pieces.push([kind, text])
  }
  return pieces
}

describe('joining flight scripts', () => {
  test('neighbours become one script, which hands over the same', () => {
    const bytes = '<script>self.__next_f.push([3,"YQ=="])</script>'
    const html = `<main></main>${START}${flight('a)\n"')}${flight(`\\"'\\';self`)}${bytes}${flight('\\')}${flight('"')}</body>`
    const joined = arrangeScripts(html)
    expect(joined.match(/<script>/g)).toHaveLength(1)
    expect(handedOver(joined)).toEqual(handedOver(html))
    expect(joined).toMatch(/^<main><\/main><script>.*<\/script><\/body>$/s)
  })

  test('any text with backslashes and quotes is the same afterwards', () => {
    const text = fc.string({ minLength: 1, unit: fc.constantFrom('\\', '"', "'", 'n', '\n', '$1') })
    fc.assert(
      fc.property(text, text, (one, other) => {
        const html = START + flight(one) + flight(other)
        expect(handedOver(arrangeScripts(html))).toEqual(handedOver(html))
      }),
    )
  })

  test('runs with something between them stay apart', () => {
    const html = `${START}${flight('a')}<p>b</p>${flight('c')}${flight('d')}`
    const joined = arrangeScripts(html)
    expect(handedOver(joined)).toEqual(handedOver(html))
    expect(joined.split('<p>b</p>').map((part) => part.match(/<script>/g)?.length)).toEqual([1, 1])
  })

  test.each([
    ['one alone', flight('a')],
    ['a script between', `${flight('a')}<script>f()</script>${flight('b')}`],
    ['another attribute', flight('a').replace('<script>', '<script id="x">') + flight('b')],
    ['another call', `<script>self.__next_f.unshift([1])</script>${flight('b')}`],
    ['something after the call', `<script>self.__next_f.push([1]);f()</script>${flight('b')}`],
    ['text that looks like it', `<p>&lt;/script&gt;&lt;script&gt;self.__next_f.push([1])</p>${flight('b')}`],
    ['no scripts', '<p>a</p>'],
  ])('left alone: %s', (_, html) => {
    expect(arrangeScripts(html)).toBe(html)
  })

  test('twice is the same as once', () => {
    const joined = arrangeScripts(START + flight('a'))
    expect(arrangeScripts(joined)).toBe(joined)
  })
})

describe('holding script files back', () => {
  const FILE = '/_next/static/immutable/chunks/a.js'
  const early = `<script>${EARLY_SCRIPT}</script>`

  test('a page with the early script has files that the browser does not load', () => {
    const html = `<link rel="preload" as="script" fetchPriority="low" href="${FILE}"/><script src="${FILE}" async=""></script>${early}<script src="${FILE}" id="_R_" async=""></script>`
    expect(arrangeScripts(html)).toBe(
      `<script type="${LATE}" data-src="${FILE}"></script>${early}<script type="${LATE}" data-src="${FILE}" id="_R_"></script>`,
    )
  })

  test.each([
    ['a page without the early script', `<p>template</p><script src="${FILE}" async=""></script>`],
    ['a file for old browsers', `${early}<script src="${FILE}" noModule=""></script>`],
    [
      'a file of another host',
      `${early}<script src="https://a.example/_next/static/a.js" async=""></script>`,
    ],
    ['another attribute', `${early}<script src="${FILE}" crossorigin="" async=""></script>`],
    ['text that looks like it', `${early}<p>&lt;script src="${FILE}" async=""&gt;</p>`],
    ['the preload of a picture', `${early}<link rel="preload" as="image" href="/a.svg"/>`],
  ])('left alone: %s', (_, html) => {
    expect(arrangeScripts(html)).toBe(html)
  })
})
