import { expect, test } from 'vitest'
import { canonicalOf, markdownFromHtml } from './from-html.ts'

const page = (content: string) =>
  `<html><head><link rel="canonical" href="https://example.ca/pricing"/></head><body><nav><a href="/">Home</a></nav><main id="content">${content}</main><footer><p>Footer</p></footer></body></html>`

const read = (content: string) => markdownFromHtml(page(content), 'en')

test('headings, paragraphs and lists', () => {
  expect(
    read(
      '<h1>Prices</h1><p>From <strong>$100</strong>, before tax.</p><ul><li>One</li><li>Two<ul><li>Deep</li></ul></li></ul>',
    ),
  ).toBe('# Prices\n\nFrom $100, before tax.\n\n- One\n- Two\n  - Deep')
})

test('the title comes first, and links that enlarge a picture are left out', () => {
  expect(read('<p>911</p><h1>Help</h1><p><a href="/api/lake/images/a.png">Enlarge</a></p>')).toBe(
    '# Help\n\n911',
  )
})

test('facts stand with their labels, and rows of tables in cells', () => {
  expect(
    read(
      '<dl><div><dt>Price</dt><dd>$100<!-- -->-<!-- -->$300</dd></div><div><dt>Time</dt><dd><p>2 hours</p></dd></div></dl>',
    ),
  ).toBe('- **Price** $100-$300\n- **Time** 2 hours')
  expect(
    read(
      '<table><thead><tr><th>Service</th><th>Price</th></tr></thead><tbody><tr><td><a href="/tv">TV</a></td><td>$100</td></tr></tbody></table>',
    ),
  ).toMatch(/^\| Service \| Price \|\n\| --- \| --- \|\n\| \[TV\]\(<http:\/\/.+\/tv>\) \| \$100 \|$/)
})

test('only what is read stands in it: no forms, buttons, drawings or hidden parts, but what is closed', () => {
  expect(
    read(
      '<form><label>Name <input></label></form><p>Seen<button>Press</button><svg><title>Star</title></svg></p><p hidden="">Hidden</p><p aria-hidden="true">5</p><details><summary>Why?</summary><p>Because.</p></details>',
    ),
  ).toBe('Seen\n\nWhy?\n\nBecause.')
  expect(read('<p><span role="img" aria-label="4.8 of 5 stars"><i>*</i></span></p>')).toBe('4.8 of 5 stars')
})

test('words of neighbours do not run together, and a text stays plain', () => {
  expect(read('<p><span>TV mounting</span><span>$100</span></p>')).toBe('TV mounting $100')
  expect(read('<p><b>Now</b>, *really* &lt;b&gt;</p>')).toBe('Now, \\*really\\* \\<b\\>')
  expect(read('<p><a href="#x">Jump</a></p>')).toBe('Jump')
})

test('the canonical address is the one of the page', () => {
  expect(canonicalOf(page(''))).toBe('https://example.ca/pricing')
  expect(canonicalOf('<p>Nothing</p>')).toBeNull()
})
