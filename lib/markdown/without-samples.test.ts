import { expect, test } from 'vitest'
import { linesWithoutSamples } from './without-samples.ts'

test('sentences, facts and headings that only say something invented are left out', () => {
  const markdown = [
    '# Toronto',
    'Quotes from 250+ cities (sample figure). Prices come first.',
    '- **Average wait:** 2-4 days (sample figure)\n- **Hours:** 8 to 6',
    '## What covers you',
    '- Cover goes up to $2M (sample figure)',
    '## Questions',
    '### Who comes?',
    'Technicians are background-checked (sample statement).',
    '### When?\n\n1. Soon. Matched in 1-2 hours (sample figure).',
  ].join('\n\n')
  expect(linesWithoutSamples(markdown)).toBe(
    ['# Toronto', 'Prices come first.', '- **Hours:** 8 to 6', '## Questions', '### When?', '1. Soon.'].join(
      '\n\n',
    ),
  )
})

test('other Markdown is not touched', () => {
  const markdown = '# One\n\n## Two\n\n\n'
  expect(linesWithoutSamples(markdown)).toBe(markdown)
})
