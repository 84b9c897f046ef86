import { fold } from './fold.ts'

/** Whether a text has one of the names as whole words, whatever the case and the accents. */
export function mentions(text: string, names: readonly (string | null | undefined)[]): boolean {
  const said = ` ${wordsOf(text).join(' ')} `
  return names.some((name) => name && said.includes(` ${wordsOf(name).join(' ')} `))
}

/**
 * Whether an English text names a service: `a deck or a fence stands on piles` names deck construction. Words such as
 * 'installation' need not be there, and the last letters of a plural do not matter.
 */
export function namesService(text: string, name: string): boolean {
  const words = wordsOf(name).filter(isTelling).map(stemOf)
  return words.length > 0 && ` ${wordsOf(text).map(stemOf).join(' ')} `.includes(` ${words.join(' ')} `)
}

const wordsOf = (text: string) => fold(text).match(/[a-z0-9]+/g) ?? []

/** Words for the work, not for what it is done to, say nothing about what a text is about. */
const isTelling = (word: string) => !/^(?:install|setup|assembl|replac|mount|construct|upgrad)/.test(word)

const stemOf = (word: string) => word.replace(/(?:ing|s)$/, '')
