import { expect, test } from 'vitest'
import { ROLES, type Role, roleOfSanity } from './roles.ts'

test.each<[string[], Role]>([
  [['developer'], 'editor'],
  [['contributor'], 'viewer'],
  [['a role of ours'], 'viewer'],
  [[], 'viewer'],
  [['viewer', 'translator'], 'translator'],
  [['translator', 'editor'], 'editor'],
  [['editor', 'administrator'], 'administrator'],
  ...ROLES.map((role): [string[], Role] => [[role], role]),
])('%j in the project of hosted Sanity is %s here', (names, role) => {
  expect(roleOfSanity(names)).toBe(role)
})
