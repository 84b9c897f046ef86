import { expect, it } from 'vitest'
import { documentTypes, singletonTypes } from '#schemas/index.ts'
import { CATALOGUE, FIGURES, MENUS, PAGE_GROUPS, PLACES, SETTINGS, TRUST } from './places.ts'

const names = (types: { name: string }[]) => types.map(({ name }) => name).sort()

it('gives every type of the content model exactly one place', () => {
  const pageLists = PAGE_GROUPS.flatMap(({ lists = [] }) => lists)
  const lists = [...CATALOGUE, ...PLACES, ...TRUST, ...pageLists, FIGURES, MENUS, ...SETTINGS.lists]
  const singletons = [...PAGE_GROUPS.flatMap((group) => group.singletons), ...SETTINGS.singletons]
  expect(lists.map(({ type }) => type).sort()).toEqual(names(documentTypes))
  expect(singletons.sort()).toEqual(names(singletonTypes))
})
