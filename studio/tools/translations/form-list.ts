/** A stop of the work list in a document's form. */
interface Stop {
  id: string
  type: string
  /** Of the French, as Sanity writes it. */
  path: string
}

/** The work list as it was when somebody went from it to a form, and where in it they are. */
export interface FormList {
  stops: Stop[]
  index: number
  /** Of the tool with its filters, to come back to. */
  address: string
}

const KEY = 'montage.work-list'
/** As many as somebody does in a sitting. */
const MOST = 500

/** Takes the list along into the forms, in this tab. */
export function takeList({ stops, index, address }: FormList): void {
  const from = Math.max(0, index - MOST / 2)
  const taken: FormList = { stops: stops.slice(from, from + MOST), index: index - from, address }
  sessionStorage.setItem(KEY, JSON.stringify(taken))
}

/** The list that was taken along, when its current stop is in this document. */
export function listAt(documentId: string): FormList | null {
  const text = sessionStorage.getItem(KEY)
  if (text === null) return null
  const list: FormList = JSON.parse(text)
  return list.stops[list.index]?.id === documentId ? list : null
}

export function leaveList(): void {
  sessionStorage.removeItem(KEY)
}
