import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { blockLists } from '../scripts/generators/block-lists.ts'
import { blockFields } from './queries.ts'
import { BLOCKS } from './schemas.ts'

test('a list of blocks is made from the folders, and each type has its folder’s name', () => {
  const made = blockLists()
  for (const [file, text] of Object.entries(made)) expect(readFileSync(file, 'utf8')).toBe(text)
  for (const { name, landingOnly } of BLOCKS) {
    expect(made[`blocks/${landingOnly ? 'landing-' : ''}components.ts`]).toContain(`  ${name}: `)
    expect(blockFields).toContain(`_type == "${name}" => {`)
  }
})

test.each(BLOCKS)('$name has words in both languages, a thumbnail, and can be hidden', (block) => {
  const { title, fields = [], thumbnail } = block
  expect(title.en && title.fr).toBeTruthy()
  expect(fields.every((field) => field.title.en && field.title.fr)).toBe(true)
  expect(thumbnail).toMatch(/^<.*\/>$/)
  expect(fields.map(({ name }) => name)).toContain('hidden')
})

test.each(BLOCKS)('what the component of $name shows is read', ({ name, fields = [] }) => {
  const folder = name.replace(/Block$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  expect(existsSync(`blocks/${folder}/block.tsx`)).toBe(true)
  const query = readFileSync(`blocks/${folder}/query.ts`, 'utf8')
  const unread = fields.map((field) => field.name).filter((field) => !query.includes(field))
  expect(unread).toEqual(['hidden'])
})
