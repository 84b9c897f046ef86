import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont, { type SubsetOptions } from 'subset-font'

/*
 * Cuts the two typefaces down to what the site sets: Latin with every French letter, the weights and widths the
 * style sheet uses, and the layout features it asks for. The results are committed under app/fonts, so this only
 * runs again when the packages, the characters or the axes change: `node scripts/fonts.ts`.
 */

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
const FRENCH = 'ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜàâäæçèéêëîïôöùûüÿŒœŸ«»'
const SIGNS = '\u00a0\u2009\u2011\u202f–—‘’“”„…•·−×→←©®™€°²³¼½'
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum']

/** Both fonts together, in bytes: the budget of look/NOTES.md. */
const BUDGET = 50_000

const FONTS: { file: string; output: string; variationAxes: SubsetOptions['variationAxes'] }[] = [
  {
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
    output: 'bricolage-grotesque.woff2',
    variationAxes: { wght: 800, wdth: { min: 80, max: 88, default: 80 } },
  },
  {
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    output: 'hanken-grotesk.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
]

const require = createRequire(import.meta.url)
let total = 0

for (const { file, output, variationAxes } of FONTS) {
  const subset = await subsetFont(await readFile(require.resolve(file)), ASCII + FRENCH + SIGNS, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: FEATURES,
    noHinting: true,
  })
  await writeFile(new URL(`../app/fonts/${output}`, import.meta.url), subset)
  total += subset.length
  console.log(`${output}: ${subset.length} bytes`)
}

if (total > BUDGET) {
  console.error(
    `The two fonts are ${total} bytes together, more than ${BUDGET}: leave out characters or narrow an axis.`,
  )
  process.exit(1)
}
