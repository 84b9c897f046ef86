import { fold } from './fold.ts'

/** Whether a text has one of the names as whole words, whatever the case and the accents. */
export function mentions(text: string, names: readonly (string | null | undefined)[]): boolean {
  const said = ` ${wordsOf(text).join(' ')} `
  return names.some((name) => name && said.includes(` ${wordsOf(name).join(' ')} `))
}

/** The text that shares most words with a subject, such as a service's name and keywords; `null` when none shares a word. */
export function closestText(texts: readonly string[], subject: string): string | null {
  const stems = new Set(wordsOf(subject).filter(isTelling).map(stemOf))
  const shared = (text: string) =>
    new Set(
      wordsOf(text)
        .map(stemOf)
        .filter((stem) => stems.has(stem)),
    ).size
  const [best] = texts.toSorted((one, other) => shared(other) - shared(one))
  return best !== undefined && shared(best) > 0 ? best : null
}

const wordsOf = (text: string) => fold(text).match(/[a-z0-9]+/g) ?? []

/** Words of every service, and short ones, say nothing about what a text is about. */
const isTelling = (word: string) =>
  word.length > 2 && !/^(?:install|setup|assembl|replac|home|new|and|for|the)/.test(word)

const stemOf = (word: string) => word.replace(/(?:ing|s)$/, '')
