import { expect, test } from 'vitest'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { blocksOf } from '#lib/legal/blocks.ts'
import { LINKS } from '#lib/legal/clause.ts'
import { composed, LEGAL_PAGES, LEGAL_SLUGS, textsOf } from '#lib/legal/compose.ts'
import type { LegalFacts } from '#lib/legal/facts.ts'
import { untranslated } from '../../e2e/french-texts.ts'
import { frenchProblems } from '../seed/french.ts'
import { factsWith, SWITCHES, type Switches } from './facts.ts'

/** Everything that the law pages say with these facts. */
const sayIn = (facts: LegalFacts, lang: Language): string =>
  LEGAL_SLUGS.flatMap((slug) => composed(slug, facts))
    .flatMap(({ title, clauses }) => [title[lang], ...clauses.map((clause) => clause[lang])])
    .join('\n')

const NAMES = Object.keys(SWITCHES)
const off: Switches = { env: {}, settings: {} }

/** What is on after two switches: one may turn the other off, as the last mode of matching wins. */
function areOn(facts: LegalFacts): Set<string> {
  const {
    sendsMail,
    hasCrmWebhook,
    hasHighLevel,
    hasReceivers,
    tellsStates,
    content,
    sendsTraces,
    avatarHost,
    measuresPages,
    backupHours,
    isEncrypted,
    matching,
    showsRequests,
    offersNews,
    company,
    address,
    officer,
    officerEmail,
    email,
    phone,
  } = facts
  const states: Record<string, unknown> = {
    mail: sendsMail,
    crm: hasCrmWebhook,
    highLevel: hasHighLevel,
    programs: hasReceivers,
    states: tellsStates,
    sanity: content === 'sanity',
    elsewhere: content === 'elsewhere',
    traces: sendsTraces,
    avatars: avatarHost,
    unmeasured: !measuresPages,
    backups: backupHours > 0,
    https: isEncrypted,
    suggest: matching === 'suggest',
    automatic: matching === 'automatic',
    requests: showsRequests,
    news: offersNews,
    company,
    address,
    officer,
    officerEmail,
    email,
    phone,
  }
  expect(Object.keys(states).sort()).toEqual([...NAMES].sort())
  return new Set(NAMES.filter((name) => states[name]))
}

function expectTruth(facts: LegalFacts, about: string) {
  const on = areOn(facts)
  for (const lang of LANGUAGES) {
    const said = sayIn(facts, lang)
    for (const name of NAMES) {
      expect(SWITCHES[name]?.names[lang].test(said), `${about}: ${name} in ${lang}`).toBe(on.has(name))
    }
    expect(said, 'hosts of the server stay inside').not.toMatch(
      /lake\.example|traces\.example|mail\.example|crm\.example/,
    )
    expect(said, `${about}: a name in braces`).not.toMatch(/[{}]|undefined|null|NaN/)
  }
}

test('nothing that is off is named', () => {
  const facts = factsWith(off)
  expect(areOn(facts)).toEqual(new Set())
  expectTruth(facts, 'nothing')
})

test.each(NAMES)('with %s on it is named, and so it is beside everything else', (name) => {
  const one = SWITCHES[name] ?? off
  expect(areOn(factsWith(one)).has(name)).toBe(true)
  expectTruth(factsWith(one), name)
  for (const other of NAMES) expectTruth(factsWith(one, SWITCHES[other] ?? off), `${name} and ${other}`)
})

test('each clause has an id of its own and is true on some site; a condition is false on another', () => {
  const clauses = LEGAL_SLUGS.flatMap((slug) => LEGAL_PAGES[slug].flatMap((section) => section.clauses))
  for (const slug of LEGAL_SLUGS) {
    const ids = LEGAL_PAGES[slug].flatMap((section) => section.clauses.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  }
  const role = { env: {}, settings: { officerRole: { en: 'President', fr: 'Présidente' } } }
  const sites = [off, ...Object.values(SWITCHES)].flatMap((one) => [
    factsWith(one),
    factsWith(one, SWITCHES.officer ?? off, role),
    factsWith(one, SWITCHES.https ?? off),
    factsWith(one, SWITCHES.news ?? off),
  ])
  const said = sites.map((facts) => new Set(LEGAL_SLUGS.flatMap((slug) => Object.keys(textsOf(slug, facts)))))
  for (const { id, when, en } of clauses) {
    expect(
      said.some((ids) => ids.has(id)),
      id,
    ).toBe(true)
    if ((when && !id.startsWith('cookies.')) || en.includes('{')) {
      const isAlways = said.every((ids) => ids.has(id)) && !/\{\w+(Days|Hours)\}/.test(en)
      expect(isAlways, id).toBe(false)
    }
  }
})

test('each text is in both languages, with the same links, and the French reads as French', () => {
  const hrefs = (text: string) => [...text.matchAll(LINKS)].map(([, , href]) => href)
  const plain = (text: string) => text.replace(LINKS, '$1').replace(/\{\w+\}/g, '10')
  const { legal } = getDictionary('fr').articlePages
  const texts = LEGAL_SLUGS.flatMap((slug) => LEGAL_PAGES[slug]).flatMap(({ title, clauses }) => [
    title,
    ...clauses,
  ])
  for (const { en, fr } of texts) {
    expect(en && fr).toBeTruthy()
    expect(hrefs(fr), en).toEqual(hrefs(en))
  }
  const french = [...texts.map(({ fr }) => fr), ...Object.values(legal)].map(plain)
  expect(french.flatMap((text) => frenchProblems(text).map((problem) => `${text} ${problem}`))).toEqual([])
  expect(
    untranslated(
      texts.map(({ en }) => plain(en)),
      french,
    ),
  ).toEqual([])
})

test('periods are those of the settings, in words', () => {
  const settings = {
    LEADS_RETENTION_DAYS: '1',
    CONTRACTORS_RETENTION_DAYS: '1095',
    RESULTS_RETENTION_DAYS: '30',
  }
  const facts = factsWith({ env: settings, settings: { matching: 'suggest', noticeHours: 1 } })
  expect(sayIn(facts, 'en')).toMatch(/deleted 1\u00a0day after it came/)
  expect(sayIn(facts, 'en')).toMatch(/1,095\u00a0days after the contractor/)
  expect(sayIn(facts, 'fr')).toMatch(/conservés pendant 30\u00a0jours/)
  expect(sayIn(facts, 'fr')).toMatch(/jusqu’à 1\u00a0heure avant/)
})

test('a page is formatted text with its headings, lists and links; values are never read as links', () => {
  const facts = factsWith({
    env: {},
    settings: { officer: '[x](https://evil.example)', officerEmail: 'a@pose.ca' },
  })
  const blocks = blocksOf(composed('privacy', facts), null, 'en')
  expect(blocks.filter(({ style }) => style === 'h2').length).toBeGreaterThan(5)
  expect(new Set(blocks.map(({ _key }) => _key)).size).toBe(blocks.length)
  expect(blocks.some(({ listItem }) => listItem === 'bullet')).toBe(true)
  const links = blocks.flatMap(({ markDefs = [] }) => markDefs.map(({ href }) => href))
  expect(links).toEqual(expect.arrayContaining(['/cookies', '/request', 'mailto:a@pose.ca']))
  expect(links).not.toContain('https://evil.example')
})
