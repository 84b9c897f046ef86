import { readFileSync, writeFileSync } from 'node:fs'
import type { Colours } from './colours.ts'

type Drawn = Pick<Colours, 'still' | 'night'>

/** The colours that drawings use. A colour is replaced by the one at the same place in the palette of the new brand. */
const palette = ({ still, night }: Drawn) => [
  still.loud,
  still.dark,
  still.light,
  still.quiet,
  night.paper,
  night.ink,
]

/** A drawing with the colours of another brand. */
export function recoloured(svg: string, from: Drawn, to: Drawn): string {
  const after = palette(to)
  // If two roles of the former brand have the same colour, the first role decides about the new colour.
  const changes = new Map(
    palette(from)
      .map((colour, place): [string, string] => [colour, after[place] ?? colour])
      .reverse(),
  )
  return svg.replace(/#[0-9a-f]{6}\b/gi, (colour) => changes.get(colour.toLowerCase()) ?? colour)
}

/** Gives drawings the colours of another brand. */
export function recolourFiles(files: string[], from: Drawn, to: Drawn): void {
  for (const file of files) writeFileSync(file, recoloured(readFileSync(file, 'utf8'), from, to))
}
