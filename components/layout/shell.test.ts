import { expect, test } from 'vitest'
import type { Shell as ShellContent } from '#lib/content/shell.ts'
import { toShell } from './shell.ts'

/** What the settings hold of links to other sites. */
function footerOf(url: string | null) {
  const settings = {
    poweredBy: { label: 'Powered by', url },
    socialLinks: [{ _key: 'a', platform: 'x', url }],
  }
  return toShell({ settings } as unknown as ShellContent, 'en').footer
}

test('links to other sites are shown', () => {
  expect(footerOf('https://example.ca')).toMatchObject({
    poweredBy: { label: 'Powered by', href: 'https://example.ca' },
    social: [{ label: 'X', href: 'https://example.ca' }],
  })
})

test.each(['//foreign.example', '/\\foreign.example', 'javascript:alert(1)', '', null])(
  '%s is no link',
  (url) => {
    expect(footerOf(url)).toMatchObject({ poweredBy: null, social: [] })
  },
)
