import { expect, test } from 'vitest'
import { BLOCKS } from '#blocks/schemas.ts'
import { landingTemplates, STARTS } from './landing-templates.ts'

test.each(STARTS)('$id starts with its head, and with blocks there are', ({ sections }) => {
  const names = BLOCKS.map(({ name }) => name)
  expect(sections[0]).toBe('heroBlock')
  expect(sections.filter((name) => !names.includes(name))).toEqual([])
})

test('each new page has sections with keys of their own', () => {
  for (const { value } of landingTemplates) {
    const keys = [...value().sections, ...value().sections].map(({ _key }: { _key: string }) => _key)
    expect(new Set(keys).size).toBe(keys.length)
  }
})
