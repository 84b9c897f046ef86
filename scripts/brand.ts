import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { BRAND } from '#lib/brand/brand.ts'
import { SCHEMES } from '#lib/brand/schemes.ts'
import { coloursFrom, contrastProblems } from './brand/colours.ts'
import { recolourFiles } from './brand/recolour.ts'
import { fail } from './fail.ts'
import { readOptions } from './people.ts'

/*
 * Gives the project another brand (docs/how-to.md). Without options, it makes all files again that depend on the brand. The
 * pictures of the Studio's guide are separate: `npm run studio-guide` takes them.
 */

const SEED = 'studio/seed/production.ndjson'
const DRAWINGS = ['studio/seed/images/*.svg', 'studio/shell/auth/*.svg']

const USAGE =
  'npm run brand -- [--name "Atelier"] [--mark mark.svg] [--loud "#3ddc84" --ink "#10202b" --paper "#fbfdff"]'

const colour = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'A colour is written as #3ddc84: write --loud, --ink and --paper that way.')

const given = z.object({
  name: z.string().trim().min(1).max(30, 'The name has at most 30 letters.').optional(),
  mark: z.string().optional(),
  colours: z.object({ loud: colour, ink: colour, paper: colour }).optional(),
})

const { name, mark, ...colours } = readOptions(
  {
    name: { type: 'string' },
    mark: { type: 'string' },
    loud: { type: 'string' },
    ink: { type: 'string' },
    paper: { type: 'string' },
  },
  USAGE,
)
const wanted = given.safeParse({ name, mark, ...(Object.keys(colours).length > 0 && { colours }) })
if (!wanted.success) {
  fail(
    `${wanted.error.issues.map(({ message, path }) => `${path.join('.')}: ${message}`).join('\n')}\n${USAGE}`,
  )
}

const former = { still: BRAND.still, ...SCHEMES }
const { still, ...schemes } = wanted.data.colours ? coloursFrom(wanted.data.colours, SCHEMES) : former
const problems = contrastProblems({ still, ...schemes })
if (problems.length > 0) fail(`These colours cannot be used.\n${problems.join('\n')}`)

const brand = {
  name: wanted.data.name ?? BRAND.name,
  mark: wanted.data.mark ? markIn(wanted.data.mark) : BRAND.mark,
  still,
}
writeFileSync('lib/brand/brand.json', `${JSON.stringify(brand, null, 2)}\n`)
writeFileSync('lib/brand/schemes.json', `${JSON.stringify(schemes, null, 2)}\n`)
recolourFiles(globSync(DRAWINGS), former, { still, ...schemes })
nameSite(brand.name)
// These scripts run in new processes, which load the new brand.
for (const script of ['generate', 'icons', 'fonts']) {
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', script], { stdio: 'inherit' })
  if (status !== 0) fail(`"scripts/${script}.ts" failed: what it says stands above.`)
}

/** The attribute `d` of the only <path> in an SVG file with a grid of 40 × 40. Exits with a sentence for other files. */
function markIn(file: string): string {
  const svg = readFileSync(file, 'utf8')
  const paths = [...svg.matchAll(/<path\b[^>]*\sd="([^"]+)"/g)]
  if (!svg.includes('viewBox="0 0 40 40"') || paths.length !== 1) {
    fail(`${file} has to be an SVG of one <path> with viewBox="0 0 40 40": merge its shapes into one path.`)
  }
  return paths[0]?.[1] ?? ''
}

/** Writes the name into the seed, so that a new site has it. Staff can change the name in the Studio. */
function nameSite(name: string) {
  const before = '"_id":"siteSettings","_type":"siteSettings","name":'
  const seed = readFileSync(SEED, 'utf8')
  const named = seed.replace(
    new RegExp(`${before}"(?:[^"\\\\]|\\\\.)*"`),
    () => before + JSON.stringify(name),
  )
  writeFileSync(SEED, named)
}
