import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { damageOf } from 'content-lake/check'

/** The paths of the databases in a data folder. */
export async function databasesIn(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir)
  return names.filter((name) => name.endsWith('.sqlite')).map((name) => join(dataDir, name))
}

/** The greatest number of damaged places that a sentence names. */
const NAMED = 3

/** The damaged places of a database as a part of a sentence; null when nothing is damaged. */
export function describeDamage(file: string): string | null {
  const places = damageOf(file).faults.map(({ place }) => place)
  if (places.length === 0) return null
  const more = places.length > NAMED ? [`${places.length - NAMED} more`] : []
  return new Intl.ListFormat('en').format([...places.slice(0, NAMED), ...more])
}
