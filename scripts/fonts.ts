import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont, { type SubsetOptions } from 'subset-font'
import { FACES } from '#lib/brand/faces.ts'
import { TYPEFACE_CHARACTERS } from '#lib/i18n/characters.ts'

/*
 * Reduces the two typefaces to the parts that the site uses: Latin with every French letter, and the weights, widths and layout
 * features in the style sheets. The results are committed under app/fonts. Run `node scripts/fonts.ts` again when the brand's
 * typefaces, their packages or the characters change.
 */

const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']

/** The most bytes for both fonts together (docs/product.md, Look). */
const BUDGET = 33_000

type Axes = SubsetOptions['variationAxes']

const { heading, text } = FACES
const FONTS: { output: string; file: string; axes: Axes; stills: Record<string, Axes> }[] = [
  { output: 'heading', ...heading },
  { output: 'text', ...text },
]

const require = createRequire(import.meta.url)
let total = 0

async function cut(file: string, output: string, options: SubsetOptions) {
  const font = await readFile(require.resolve(file))
  const subset = await subsetFont(font, TYPEFACE_CHARACTERS, { noHinting: true, ...options })
  await writeFile(new URL(`../app/fonts/${output}`, import.meta.url), subset)
  console.log(`${output}: ${subset.length} bytes`)
  return subset.length
}

for (const { file, output, axes } of FONTS) {
  total += await cut(file, `${output}.woff2`, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
  })
}
// The libraries that draw shared pictures and PDFs read neither WOFF 2 nor variable fonts: they get TTF files of fixed weights.
for (const { file, stills } of FONTS) {
  for (const [output, variationAxes] of Object.entries(stills)) {
    await cut(file, `${output}.ttf`, { targetFormat: 'sfnt', variationAxes, keepFeatures: ['kern'] })
  }
}

if (total > BUDGET) {
  console.error(
    `The two fonts are ${total} bytes together, more than ${BUDGET}: leave out characters or narrow an axis.`,
  )
  process.exit(1)
}
