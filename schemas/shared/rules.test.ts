import { expect, test } from 'vitest'
import { frenchProblem, reasonProblem } from './held-back.ts'
import { linkProblem } from './link-problem.ts'
import { priceRangeProblem } from './price-range-rule.ts'
import { slugProblem } from './slug-rule.ts'
import { timeProblem } from './time-rule.ts'

test.each(['$100-$300', '$2,500-$6,000', '$2500-$6000', '$0-$80', '$50-$50'])(
  'price range %s is fine',
  (text) => {
    expect(priceRangeProblem(text)).toBeNull()
  },
)

test.each([
  ['100-300', /write it like/],
  ['$100 - $300', /write it like/],
  ['$100–$300', /write it like/],
  ['$100-$300+', /write it like/],
  ['$1,00-$300', /write it like/],
  ['$99.50-$120', /write it like/],
  ['$300-$100', /first amount is larger/],
])('price range %s is refused', (text, sentence) => {
  expect(priceRangeProblem(text)?.en).toMatch(sentence)
})

test('a page that is held back has a reason, and French alone is never held back without a warning', () => {
  const held = (language: string, reason?: string) => ({ language, reason })
  expect(reasonProblem(undefined)).toBeNull()
  expect(reasonProblem(held('en', 'Only for Québec'))).toBeNull()
  expect(reasonProblem(held('en'))?.en).toMatch(/write the reason/)
  expect(reasonProblem(held('both', ' '))?.fr).toMatch(/écrivez la raison/)
  expect(frenchProblem(held('fr', 'Not translated yet'))?.en).toMatch(/Hold back both/)
  for (const language of ['en', 'both']) expect(frenchProblem(held(language, 'Not yet'))).toBeNull()
})

test.each([
  [{}, null],
  [{ low: 3, high: 4 }, null],
  [{ low: 1, high: 1 }, null],
  [{ low: 4, high: 3 }, /first number is larger/],
  [{ low: 3 }, /both numbers, or none/],
  [{ high: 3 }, /both numbers, or none/],
])('time %j', (time, sentence) => {
  const problem = timeProblem(time)
  if (sentence === null) expect(problem).toBeNull()
  else expect(problem?.en).toMatch(sentence)
})

test.each([
  ['tv-mounting', 'service', null],
  ['', 'service', /press Generate/],
  ['TV-Mounting', 'service', /lower-case/],
  ['réno', 'service', /lower-case/],
  ['tv--mounting', 'service', /lower-case/],
  ['-tv', 'service', /lower-case/],
  ['a/b', 'service', /lower-case/],
  ['contact', 'service', /belongs to a page/],
  ['contact', 'city', /belongs to a page/],
  ['contact', 'category', /belongs to a page/],
  ['privacy', 'legalPage', null],
  ['contact', 'guide', null],
])('slug %s of a %s', (slug, type, sentence) => {
  const problem = slugProblem(slug, type, { isReservedSlug: (slug) => slug === 'contact' })
  if (sentence === null) expect(problem).toBeNull()
  else expect(problem?.en).toMatch(sentence)
})

test.each([
  '/',
  '/guarantee',
  '/services?category=hvac',
  '/#bundles',
  'https://example.ca',
  'mailto:a@b.ca',
  'tel:+15145550100',
])('link %s is fine', (href) => {
  expect(linkProblem(href)).toBeNull()
})

test.each(['', 'guarantee', '//evil.example', 'http://example.ca', 'javascript:alert(1)', '/a b'])(
  'link %s is refused',
  (href) => {
    expect(linkProblem(href)?.en).toMatch(/Start with \//)
  },
)
