/** What the server answers about the texts of a page, by `textKey`. */
export type FoundFields = Record<string, FoundField>

export interface FoundField {
  fields: Target[]
  /** The interface has the same word: the text need not be from a document. */
  isOwnWord: boolean
}

export interface Target {
  /** Published id of the document. */
  document: string
  /** The `data-sanity` attribute that leads to the field. */
  attribute: string
}
