import { describe, expect, test } from 'vitest'
import { joinFlightScripts } from './flight-scripts.ts'

const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const flight = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`

/** What the scripts of some HTML hand over, when a browser runs them. */
function handedOver(html: string): unknown[] {
  const self: { __next_f?: unknown[] } = {}
  for (const [, code = ''] of html.matchAll(/<script>(.*?)<\/script>/gs)) new Function('self', code)(self)
  return self.__next_f ?? []
}

describe('joining flight scripts', () => {
  test('neighbours become one script, which hands over the same', () => {
    const html = `<main></main>${START}${flight('a)\n"')}${flight(');self')}${flight('\\u003c/script>')}</body>`
    const joined = joinFlightScripts(html)
    expect(joined.match(/<script>/g)).toHaveLength(1)
    expect(handedOver(joined)).toEqual(handedOver(html))
    expect(joined).toMatch(/^<main><\/main><script>.*<\/script><\/body>$/s)
  })

  test('runs with something between them stay apart', () => {
    const html = `${START}${flight('a')}<p>b</p>${flight('c')}${flight('d')}`
    const joined = joinFlightScripts(html)
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
    expect(joinFlightScripts(html)).toBe(html)
  })

  test('twice is the same as once', () => {
    const joined = joinFlightScripts(START + flight('a'))
    expect(joinFlightScripts(joined)).toBe(joined)
  })
})
