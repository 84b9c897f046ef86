import type { Term } from './service.ts'

/** The most texts of one request. */
export const MOST_TEXTS = 20

/** A text to translate, as XML with inline elements. */
export interface AskedText {
  id: string
  source: string
}

/** Its French. `missingTerms` are the terms of the glossary whose French it lacks. */
export interface SuggestedText {
  id: string
  french: string
  missingTerms: Term[]
}
