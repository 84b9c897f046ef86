/** A document of the site, as a query gives it. */
export interface ContentDocument {
  _id: string
  _type: string
  [field: string]: unknown
}
