import { fold } from './fold.ts'

/** The words of a text as the search compares them: `L’œuvre d’Émile` gives `l`, `oeuvre`, `d`, `emile`. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .replace(/['’]s\b/g, 's')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
