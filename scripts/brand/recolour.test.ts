import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BRAND } from '#lib/brand/brand.ts'
import { SCHEMES } from '#lib/brand/schemes.ts'
import { coloursFrom } from './colours.ts'
import { recoloured } from './recolour.ts'

const OURS = { ...BRAND, ...SCHEMES }
// Colours that no example names: somebody may take those for the brand.
const OTHER = coloursFrom({ loud: '#3cd77f', ink: '#0f1f2a', paper: '#fafcfe' }, SCHEMES)

test.each(globSync('studio/{seed/images,shell/auth}/*.svg'))(
  '%s takes every colour of a brand, and gives it back',
  (file) => {
    const svg = readFileSync(file, 'utf8')
    const other = recoloured(svg, OURS, OTHER)
    for (const colour of svg.match(/#[0-9a-f]{6}\b/gi) ?? [])
      expect(other).not.toContain(colour.toLowerCase())
    expect(recoloured(other, OTHER, OURS)).toBe(svg)
  },
)
