import { expect, it } from 'vitest'
import { documentTypes, singletonTypes } from '#schemas/index.ts'
import { FIGURE_PAGES } from '#schemas/shared/options.ts'
import { FIGURES_ON, SHOWN_ON } from './shown-on.ts'

it('says of every type of the content model where it is shown', () => {
  const types = [...documentTypes, ...singletonTypes].map(({ name }) => name)
  expect(Object.keys(SHOWN_ON).sort()).toEqual(types.sort())
})

it('says of all figures on which page they are', () => {
  expect(Object.keys(FIGURES_ON).sort()).toEqual(FIGURE_PAGES.map(({ value }) => value).sort())
})
