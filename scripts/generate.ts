import { writeFileSync } from 'node:fs'
import { fail } from './fail.ts'
import { contentTypes } from './generators/content-types.ts'
import { localizedPlaces } from './generators/localized-places.ts'
import { outOfDate } from './generators/out-of-date.ts'
import { samples } from './generators/samples.ts'

/* Makes the files that are made from others. With `--check` it writes none, and names those that are out of date. */
const types = contentTypes()
const stale = outOfDate({
  'lib/i18n/localized-places.json': localizedPlaces(),
  'studio/tools/checklist/samples.json': samples(),
  'lib/content/sanity.types.ts': await types,
})
const names = Object.keys(stale)
if (process.argv.includes('--check')) {
  if (names.length > 0) {
    fail(`Out of date: ${names.join(', ')}. Run "npm run generate" and commit what it writes.`)
  }
} else {
  for (const [file, text] of Object.entries(stale)) writeFileSync(file, text)
  console.log(names.length > 0 ? `Written: ${names.join(', ')}` : 'Every generated file is as it should be.')
}
