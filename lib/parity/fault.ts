/** What a fault of the French is about. The report and the Studio have a sentence for each (words.ts). */
export type FaultKind =
  | 'missing'
  | 'stale'
  | 'same'
  | 'shorter'
  | 'figures'
  | 'names'
  | 'links'
  | 'lists'
  | 'headings'
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
  | 'heldBack'

/** Something that the French lacks beside the English, or the other way round. `says` shows what, in the words of the page. */
export interface Fault {
  kind: FaultKind
  says: string
}
