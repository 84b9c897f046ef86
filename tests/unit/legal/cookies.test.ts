import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ATTEMPT_COOKIE } from '#lib/leads/http/handle-form.ts'
import { cookieOf } from '#lib/leads/life/links.ts'
import { CONTRACTOR_COOKIE, jobCookieName } from '#lib/leads/offers/links.ts'
import { SET_COOKIES } from '#lib/legal/cookie-items.ts'
import { cookies } from '#lib/legal/cookies.ts'
import { PREVIEW_PERSPECTIVE_COOKIE } from '#lib/preview/perspective.ts'
import { DRAFT_COOKIE } from '#lib/server/next-internals.ts'

/** The code of the site and of the Studio, without tests. */
const sources = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /^(app|blocks|components|lib|studio|packages|schemas)\/|^[^/]+$/.test(path))
  .filter((path) => path !== '' && !/\.test\.ts$|\/tests?\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const lines = sources.flatMap(({ path, text }) =>
  text
    .split('\n')
    .filter((line) => !/^\s*(\*|\/\/|\/\*)/.test(line))
    .map((line) => ({ path, line: line.trim() })),
)

/** How code gives a browser a cookie: by a header, by Next's jar or response, or by a script. */
const SETS =
  /\bset-?cookie\b['"]?\s*([,:]|\]?\s*=(?!=))|(jar|cookies|cookies\(\)\)?|cookieStore)\.set\(|\b(setCookie|cookieHeader)\(|document\.cookie\s*=/i

/** Each place that sets a cookie, with the name as the code writes it, and the listed cookies it is about. */
const PLACES: [path: string, code: RegExp, names: string[]][] = [
  ['app/api/draft-mode/enable/route.ts', /^jar\.set\(DRAFT_COOKIE, /, [DRAFT_COOKIE]],
  [
    'app/api/draft-mode/enable/route.ts',
    /^jar\.set\(PREVIEW_PERSPECTIVE_COOKIE, /,
    [PREVIEW_PERSPECTIVE_COOKIE],
  ],
  [
    'components/draft/editing.tsx',
    /^document\.cookie = `\$\{PREVIEW_PERSPECTIVE_COOKIE\}=/,
    [PREVIEW_PERSPECTIVE_COOKIE],
  ],
  ['lib/leads/http/handle-form.ts', /^response\.cookies\.set\(ATTEMPT_COOKIE, /, [ATTEMPT_COOKIE]],
  ['lib/leads/http/job-attempt.ts', /cookieHeader\(ATTEMPT_COOKIE, /, [ATTEMPT_COOKIE]],
  ['lib/leads/http/request-cookie.ts', /cookieHeader\(cookieOf\(reference\), /, [cookieOf('…')]],
  ['lib/leads/http/job-cookies.ts', /cookieHeader\((other|name), /, [jobCookieName('…')]],
  ['lib/leads/http/job-cookies.ts', /cookieHeader\(CONTRACTOR_COOKIE, /, [CONTRACTOR_COOKIE]],
  ['lib/server/accounts/sessions.ts', /^return setCookie\(COOKIE, /, ['montage_session']],
  ['lib/server/accounts/known-browser.ts', /^return setCookie\(NAME, /, ['montage_browser']],
  ['lib/server/accounts/passkey-challenges.ts', /^return setCookie\(COOKIE, /, ['montage_passkey']],
  ['lib/server/accounts/handlers.ts', /`\$\{DRAFT_COOKIE\}=; /, [DRAFT_COOKIE]],
]

/** Lines that pass on a header that one of the places has made, or define its function. */
const PASSES_ON = [
  /^(response\.)?headers\.(append|set)\('set-cookie', cookie\)$/,
  /^(if \(cookie\) |for \(const cookie of cookies\) )?(response\.)?headers\.append\('set-cookie', cookie\)$/,
  /^signedIn\.headers\.append\('set-cookie', setBrowserCookie\(/,
  /^response\.headers\.set\('set-cookie', cookie\)$/,
  /^export function (setCookie|cookieHeader)\(/,
]

test('the page on cookies lists each cookie that the code sets, and no other', () => {
  const found = lines.filter(({ line }) => SETS.test(line))
  const unknown = found.filter(
    ({ path, line }) =>
      !PLACES.some(([at, code]) => at === path && code.test(line)) &&
      !PASSES_ON.some((form) => form.test(line)),
  )
  expect(unknown, 'a new cookie belongs in lib/legal/cookie-items.ts and here').toEqual([])
  for (const [at, code] of PLACES) {
    expect(
      found.some(({ path, line }) => path === at && code.test(line)),
      `${at} ${code}`,
    ).toBe(true)
  }
  const set = new Set(PLACES.flatMap(([, , names]) => names))
  expect(SET_COOKIES.map(({ name }) => name).sort()).toEqual([...set].sort())
  for (const name of ['session', 'browser', 'passkey']) {
    expect(
      lines.some(({ line }) => new RegExp(`^const (COOKIE|NAME) = 'montage_${name}'$`).test(line)),
      name,
    ).toBe(true)
  }
})

test.each([
  "response.headers.append('Set-Cookie', `a=b`)",
  "headers: { 'set-cookie': `a=b` }",
  "response.headers['Set-Cookie'] = 'a=b'",
  "(await cookies()).set('a', 'b')",
  "response.cookies.set('a', 'b')",
  "cookieStore.set('a', 'b')",
  'document.cookie = `a=b`',
  "withCookie(response, setCookie('a', 'b', 60, true))",
])('a new cookie would be found: %s', (line) => {
  expect(line).toMatch(SETS)
})

/** The modules that use the storage of a browser, and what the page calls it. */
const STORAGE: Record<string, string> = {
  'app/[lang]/book-installation/_parts/kept-answers.ts': 'booking',
  'app/[lang]/offline/_parts/visited-pages.tsx': 'Copies of up to 60 pages',
  'app/[lang]/service/[service]/_parts/activity/activity-popup.tsx': 'activity-shown',
  'components/city/chooser.ts': 'city:',
  'components/layout/offer-language.ts': 'language-chosen',
  'components/service/shortlist.ts': 'compare:',
  'lib/browser/early-offer.ts': 'language-chosen',
  'lib/browser/early-script.ts': 'city:',
  'lib/browser/kept-fields.ts': 'kept-fields',
  'lib/preview/studio-language.ts': 'studio.language',
}

test('the page names each note that pages keep on a device', () => {
  const users = lines.filter(
    ({ path, line }) =>
      !path.startsWith('studio/') && /\b(localStorage|sessionStorage|indexedDB|caches\.open)\b/.test(line),
  )
  expect([...new Set(users.map(({ path }) => path))].sort()).toEqual(Object.keys(STORAGE).sort())
  const said = cookies.flatMap(({ clauses }) => clauses.map(({ en }) => en)).join('\n')
  for (const note of Object.values(STORAGE)) expect(said).toContain(note)
})
