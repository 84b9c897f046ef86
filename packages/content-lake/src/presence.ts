/** Where somebody is in the Studio, as Sanity's presence says it; null when they have left. */
export interface PresenceEvent {
  /** The stream of events of one tab. */
  connection: string
  /** The id of the person. */
  person: string
  locations: unknown[] | null
}

interface Place {
  connection: string
  person: string
  locations: unknown[]
  /** How many streams the tab has: a new one may open before the old one is known to be closed. */
  streams: number
}

type Listener = (event: PresenceEvent) => void

/**
 * Who is where in the Studio. It is in memory, and knows the people whose streams this process sends: a tab that connects
 * to another one says again where it is.
 */
export class Presence {
  readonly #places = new Map<string, Place>()
  readonly #listeners = new Set<Listener>()

  /** Tells a tab where the others are, from now on. Returns how it leaves: the others are told with its last stream. */
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

  /** Says where a tab is. It is ignored when the tab has no stream. */
  announce(connection: string, person: string, locations: unknown[]): void {
    const place = this.#places.get(keyOf(connection, person))
    if (!place) return
    place.locations = locations
    this.#tell({ connection, person, locations })
  }

  /** Removes all listeners. */
  close(): void {
    this.#listeners.clear()
  }

  #tell(event: PresenceEvent): void {
    for (const listener of [...this.#listeners]) listener(event)
  }
}

/** The person is a part of the key, so that nobody can say where the tab of another person is. */
const keyOf = (connection: string, person: string): string => JSON.stringify([connection, person])
