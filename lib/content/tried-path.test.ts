import { expect, test } from 'vitest'
import { withTriedPath } from './tried-path.ts'

const SCREEN = '<p>You tried <code>/...</code>.</p><script>["/..."]</script>'

test('the path stands in the HTML, and only there', () => {
  expect(withTriedPath(SCREEN, '/a/b')).toBe('<p>You tried <code>/a/b</code>.</p><script>["/..."]</script>')
})

test('it is text, whatever is in it', () => {
  expect(withTriedPath(SCREEN, "/<img src=x onerror='$&'>")).toContain(
    '<code>/&lt;img src=x onerror=&#39;$&amp;&#39;&gt;</code>',
  )
})

test('a very long one is cut', () => {
  expect(withTriedPath(SCREEN, `/${'a'.repeat(1_000)}`)).toContain(`<code>/${'a'.repeat(199)}</code>`)
})
