/** What a fault of a French text is about. */
export type TextFaultKind =
  | 'missing'
  | 'stale'
  | 'same'
  | 'shorter'
  | 'figures'
  | 'names'
  | 'links'
  | 'lists'
  | 'headings'
  | 'heldBack'

/** What a fault of a French page is about. */
export type FaultKind =
  | TextFaultKind
  | 'status'
  | 'title'
  | 'description'
  | 'language'
  | 'alternates'
  | 'index'
  | 'pictures'
  | 'forms'
  | 'data'
  | 'files'
  | 'hidden'
  | 'switch'

/** Something that the French lacks beside the English, or the other way round. `says` shows what, in the words of the page. */
export interface Fault<Kind extends FaultKind = FaultKind> {
  kind: Kind
  says: string
}
