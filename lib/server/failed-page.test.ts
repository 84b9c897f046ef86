import { expect, test } from 'vitest'
import { failedPage } from './failed-page.ts'

const html = failedPage()

test.each([
  ['en-CA', 'Page Not Found', 'It might have been moved, renamed, or deleted.', '/cities'],
  ['fr-CA', 'Page introuvable', 'Elle a peut-être été déplacée, renommée ou supprimée.', '/cities?lang=fr'],
])('%s has its texts and its links in a part of its own', (lang, title, hint, href) => {
  const part = html.split('<section ').find((section) => section.startsWith(`lang="${lang}"`))
  expect(part).toContain(`<h1>${title}</h1>`)
  expect(part).toContain(hint)
  expect(part).toContain(`href="${href}"`)
})

test('it loads nothing', () => {
  expect(html).not.toMatch(/<script|<link|src=|url\(|@import/)
})
