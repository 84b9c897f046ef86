import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { LATE } from '#lib/browser/early-script.ts'
import { draftPolicy, pagePolicy, studioPolicy } from './content-policy.ts'

const EMBEDDED = {
  AVATAR_URL: undefined,
  NEXT_PUBLIC_SANITY_PROJECT_ID: undefined,
  NEXT_PUBLIC_SANITY_API_URL: undefined,
}
const HOSTED = { ...EMBEDDED, NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc' }

const sha = (code: string) => `'sha256-${hash('sha256', code, 'base64')}'`
const directive = (policy: string, name: string) =>
  policy.split('; ').find((entry) => entry.startsWith(`${name} `))

describe('a page for visitors', () => {
  const scripts = (html: string) => directive(pagePolicy(html, EMBEDDED), 'script-src')

  test('names each inline script once, by its bytes', () => {
    expect(scripts('<script>é</script><script>é</script><script type="module">b\n</script>')).toBe(
      `script-src 'self' ${sha('é')} ${sha('b\n')}`,
    )
  })
  test('leaves out files and data', () => {
    const html = '<script src="/a.js" async=""></script><script type="application/ld+json">{}</script>'
    expect(scripts(html)).toBe("script-src 'self'")
    expect(scripts(`<script type="${LATE}" data-src="/a.js"></script>`)).toBe("script-src 'self'")
  })
  test('names each inline style sheet', () => {
    const html = '<style>a{}</style><p style="width:1%">'
    expect(directive(pagePolicy(html, EMBEDDED), 'style-src')).toBe(`style-src 'self' ${sha('a{}')}`)
  })
  test('allows inline code in no element', () => {
    const inline = pagePolicy('<script>a</script>', EMBEDDED).split('; ')
    expect(inline.filter((entry) => entry.includes('unsafe'))).toEqual(["style-src-attr 'unsafe-inline'"])
  })
  test('allows pictures of the hosts that the settings name', () => {
    const settings = { ...HOSTED, AVATAR_URL: 'https://avatars.example.ca/{initials}.svg?size=2' }
    expect(directive(pagePolicy('', settings), 'img-src')).toBe(
      "img-src 'self' data: blob: https://cdn.sanity.io https://avatars.example.ca",
    )
    expect(pagePolicy('', EMBEDDED)).not.toContain('https:')
  })
})

test.each([
  ['the Studio', studioPolicy],
  ['a page with drafts', draftPolicy],
])(
  '%s may write style sheets, but no scripts; it asks other hosts only where content lives there',
  (_, of) => {
    const policy = of('<script>a</script>', EMBEDDED)
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${sha('a')}`)
    expect(directive(policy, 'style-src')).toBe("style-src 'self' 'unsafe-inline'")
    expect(policy).not.toMatch(/unsafe-eval|https:|wss:/)
    expect(directive(of('', HOSTED), 'connect-src')).toContain('wss://*.sanity.io')
    const elsewhere = { ...HOSTED, NEXT_PUBLIC_SANITY_API_URL: 'http://localhost:4000' }
    expect(directive(of('', elsewhere), 'connect-src')).toMatch(
      / http:\/\/localhost:4000 http:\/\/abc\.localhost:4000 ws:\/\/abc\.localhost:4000$/,
    )
  },
)
