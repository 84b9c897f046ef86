/** A text of the work list in a document's form. */
interface Stop {
  id: string
  type: string
  /** The path of the French text, as Sanity writes it. */
  path: string
}

/** The work list at the time when a form was opened from it, and the current position. */
export interface FormList {
  stops: Stop[]
  index: number
  /** The address that leads back to the work list, with its filters. */
  address: string
}

const KEY = 'montage.work-list'
const MOST = 500

/** Stores the list for this tab: at most `MOST` texts around the current text. */
export function takeList({ stops, index, address }: FormList): void {
  const from = Math.max(0, index - MOST / 2)
  const taken: FormList = { stops: stops.slice(from, from + MOST), index: index - from, address }
  sessionStorage.setItem(KEY, JSON.stringify(taken))
}

/** The stored list, when its current text is in this document; otherwise null. */
export function listAt(documentId: string): FormList | null {
  const text = sessionStorage.getItem(KEY)
  if (text === null) return null
  const list: FormList = JSON.parse(text)
  return list.stops[list.index]?.id === documentId ? list : null
}

export function leaveList(): void {
  sessionStorage.removeItem(KEY)
}
