/** What the server answers about the texts of a page, by `textKey`. */
export type FoundFields = Record<string, FoundField>

export interface FoundField {
  fields: Target[]
  /** The interface has the same word. */
  isOwnWord: boolean
  /** A number or a code, such as `4.8` or `ON`: documents that have nothing to do with the page may have the same. */
  isFigure: boolean
}

export interface Target {
  /** Published id of the document. */
  document: string
  /** The page is about this document, or it has the page's figures. */
  isOfPage: boolean
  /** The text is the name or title of the document. */
  isName: boolean
  /** The `data-sanity` attribute that leads to the field. */
  attribute: string
}
