import { z } from 'zod'
import { time } from './time.ts'

const path = z
  .array(z.union([z.string().max(200), z.number(), z.strictObject({ _key: z.string().max(200) })]))
  .max(50)
const point = z.looseObject({ path, offset: z.number() })

/** The place of a person in the Studio, in Sanity's form: a position in a document. */
export const presenceLocation = z.looseObject({
  type: z.literal('document'),
  documentId: z.string().min(1).max(200),
  path,
  lastActiveAt: time.optional(),
  /** The selection in formatted text. */
  selection: z.looseObject({ anchor: point, focus: point }).nullish(),
})

/** A change of a person's place in the Studio, in the form of Sanity's presence; `locations` is null after the person left. */
export interface PresenceEvent {
  /** The id of a tab's event stream. */
  connection: string
  /** The id of the person. */
  person: string
  locations: unknown[] | null
}

interface Place {
  connection: string
  person: string
  locations: unknown[]
  /** The number of streams of the tab. When a tab reconnects, its new stream may open before the old one is closed. */
  streams: number
}

type Listener = (event: PresenceEvent) => void

/**
 * The places (documents and fields) of people in the Studio. They are in memory, only for tabs whose event stream is in this
 * process. A tab that connects to another process sends its place again.
 */
export class Presence {
  readonly #places = new Map<string, Place>()
  readonly #listeners = new Set<Listener>()

  /**
   * Calls `listener` with the places of all tabs now, and with each later change. Returns a function that ends this. When the
   * last stream of a tab ends, other tabs get an event whose `locations` is null.
   */
  join(connection: string, person: string, listener: Listener): () => void {
    const key = keyOf(connection, person)
    const place = this.#places.get(key) ?? { connection, person, locations: [], streams: 0 }
    place.streams += 1
    this.#places.set(key, place)
    for (const { streams, ...other } of this.#places.values()) listener(other)
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      place.streams -= 1
      if (place.streams > 0) return
      this.#places.delete(key)
      this.#tell({ connection, person, locations: null })
    }
  }

  /** Stores the place of a tab. Does nothing when the tab has no stream. */
  announce(connection: string, person: string, locations: unknown[]): void {
    const place = this.#places.get(keyOf(connection, person))
    if (!place) return
    place.locations = locations
    this.#tell({ connection, person, locations })
  }

  close(): void {
    this.#listeners.clear()
  }

  #tell(event: PresenceEvent): void {
    for (const listener of [...this.#listeners]) listener(event)
  }
}

/** The key contains the person, so that nobody can change the place of another person's tab. */
const keyOf = (connection: string, person: string): string => JSON.stringify([connection, person])
