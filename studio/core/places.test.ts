import { expect, it } from 'vitest'
import { documentTypes, singletonTypes } from '#schemas/index.ts'
import { CATALOGUE, FIGURES_TYPE, MENUS, PAGE_GROUPS, PLACES, SETTINGS, TRUST } from './places.ts'
import { typeTitle } from './type-titles.ts'

const names = (types: { name: string }[]) => types.map(({ name }) => name).sort()

it('gives every type of the content model exactly one place', () => {
  const pageLists = PAGE_GROUPS.flatMap(({ lists = [] }) => lists)
  const lists = [...CATALOGUE, ...PLACES, ...TRUST, ...pageLists, MENUS, ...SETTINGS.lists]
  const singletons = [...PAGE_GROUPS, SETTINGS].flatMap((group) => group.singletons)
  expect([...lists.map(({ type }) => type), FIGURES_TYPE].sort()).toEqual(names(documentTypes))
  expect(singletons.map(({ type }) => type).sort()).toEqual(names(singletonTypes))
})

it('names every type in French', () => {
  const unnamed = [...documentTypes, ...singletonTypes].filter(
    ({ name }) => typeTitle(name, 'fr') === name || typeTitle(name, 'en') === name,
  )
  expect(names(unnamed)).toEqual([])
})
