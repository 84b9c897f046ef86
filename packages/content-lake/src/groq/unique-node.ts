import { parse } from 'groq-js'
import { isGroqNode } from './groq-node.ts'
import { become, filledIn } from './pattern-node.ts'

/** In `array::unique()`, groq-js keeps every null of the list. This template keeps one null, after all other values. */
const UNIQUE = parse(`{"all": array::unique($list)}{
  "once": select(defined(all) => [...array::compact(all), ...all[@ == null][0..0]])
}.once`)

/** Makes `array::unique()` count null as one value, as the specification says. */
export function putUnique(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const inner of Object.values(value)) putUnique(inner)
  if (!isGroqNode(value) || value.type !== 'FuncCall') return
  const [list] = value.namespace === 'array' && value.name === 'unique' ? value.args : []
  if (list) become(value, filledIn(UNIQUE, { list }))
}
