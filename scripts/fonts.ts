import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont, { type SubsetOptions } from 'subset-font'
import { TYPEFACE_CHARACTERS } from '#lib/i18n/characters.ts'

/*
 * Cuts the two typefaces down to what the site sets: Latin with every French letter, the weights and the
 * width the style sheet uses, and the layout features it asks for. The results are committed under app/fonts, so this only
 * runs again when the packages, the characters or the axes change: `node scripts/fonts.ts`.
 */

const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']

/** The most bytes that both fonts together may have (docs/product.md, Look). */
const BUDGET = 33_000

type Axes = SubsetOptions['variationAxes']

/** `still` is the one weight and width for pictures. */
const FONTS: { file: string; output: string; variationAxes: Axes; still: Axes }[] = [
  {
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
    output: 'bricolage-grotesque',
    // One width: with an axis of widths the file is 11 kB larger, and every page waits for it.
    variationAxes: { wght: 800, wdth: 82 },
    still: { wght: 800, wdth: 82 },
  },
  {
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    output: 'hanken-grotesk',
    variationAxes: { wght: { min: 400, max: 700 } },
    still: { wght: 600 },
  },
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

for (const { file, output, variationAxes } of FONTS) {
  total += await cut(file, `${output}.woff2`, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: FEATURES,
  })
}
// Pictures to share are drawn on the server by a library that knows neither WOFF 2 nor variable fonts.
for (const { file, output, still } of FONTS) {
  await cut(file, `${output}.ttf`, { targetFormat: 'sfnt', variationAxes: still, keepFeatures: ['kern'] })
}

if (total > BUDGET) {
  console.error(
    `The two fonts are ${total} bytes together, more than ${BUDGET}: leave out characters or narrow an axis.`,
  )
  process.exit(1)
}
