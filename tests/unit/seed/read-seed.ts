import { readFileSync } from 'node:fs'

export interface SeedDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseLine(line: string, place: string): SeedDocument {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (error) {
    throw new Error(`${place}: this line is not JSON. ${error instanceof Error ? error.message : ''}`)
  }
  if (!isRecord(value) || typeof value._id !== 'string' || typeof value._type !== 'string') {
    throw new Error(`${place}: every line is one document with _id and _type.`)
  }
  return { ...value, _id: value._id, _type: value._type }
}

/** Reads an NDJSON file, one document per line. Throws a sentence that names the file and the line. */
export function readSeed(path: string): SeedDocument[] {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new Error(`There is no seed content at ${path}. Write it there, one document per line.`)
  }
  return text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), place: `${path}, line ${index + 1}` }))
    .filter(({ line }) => line !== '')
    .map(({ line, place }) => parseLine(line, place))
}
