/** A document of the site, as a query gives it. */
export interface ContentDocument {
  _id: string
  _type: string
  slug?: { current?: string }
  /** Of a category: other slugs it has. */
  aliases?: string[]
  [field: string]: unknown
}
