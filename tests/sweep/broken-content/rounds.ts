import { type Damage, damagesOf, type Kind } from './damages.ts'
import { type Place, placesOf, type StoredDocument } from './places.ts'

/** Documents of a type that are damaged beside each other. */
const DOCUMENTS = 6

/** Damages of one document at a time, each of another field. */
const DAMAGES = 4

interface Found {
  id: string
  place: Place
}

/** The documents of each type that have the most fields, so that there is something to damage. */
export function fullest(documents: StoredDocument[]): StoredDocument[] {
  return [...Map.groupBy(documents, ({ _type }) => _type).values()].flatMap((ofType) =>
    ofType.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length).slice(0, DOCUMENTS),
  )
}

/** By name, every place that the documents have; where one has a value before where it has none. */
function placesIn(documents: StoredDocument[]): Map<string, Found[]> {
  const found = documents.flatMap((document) =>
    placesOf(document).map((place) => ({ id: document._id, place })),
  )
  const filledFirst = found.toSorted(
    (a, b) => Number(a.place.value === undefined) - Number(b.place.value === undefined),
  )
  return Map.groupBy(filledFirst, ({ place }) => place.name)
}

/**
 * Every damage of a kind, in rounds: each round damages several documents, and different fields of a document, so that
 * no damage hides another one.
 */
export function roundsOf(kind: Kind, documents: StoredDocument[]): Damage[][] {
  const rounds: Damage[][] = []
  for (const found of placesIn(fullest(documents)).values()) {
    const variants = Math.max(...found.map(({ id, place }) => damagesOf(id, place, kind).length))
    for (let variant = 0; variant < variants; variant++) {
      const choices = found.flatMap(({ id, place }) => damagesOf(id, place, kind)[variant] ?? [])
      addTo(rounds, choices)
    }
  }
  return rounds
}

/** Adds one of the choices to the first round that has room for it. */
function addTo(rounds: Damage[][], choices: Damage[]): void {
  for (const round of rounds) {
    const choice = choices.find((one) => hasRoom(round, one))
    if (choice) return void round.push(choice)
  }
  rounds.push(choices.slice(0, 1))
}

function hasRoom(round: Damage[], { id, path }: Damage): boolean {
  const same = round.filter((other) => other.id === id)
  return same.length < DAMAGES && same.every((other) => other.path[0] !== path[0])
}
