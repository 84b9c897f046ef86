import { writeFileSync } from 'node:fs'
import { fail } from './fail.ts'
import { blockLists } from './generators/block-lists.ts'
import { brandFiles } from './generators/brand-files.ts'
import { outOfDate } from './generators/out-of-date.ts'

/* Makes the files that are made from others. With `--check` it writes none, and names those that are out of date. */
const isCheck = process.argv.includes('--check')
const lists = update({ ...blockLists(), ...brandFiles() })
// The schema and the queries are made of these lists, and cannot even be loaded while one names a folder that is gone.
const { contentFiles } = await import('./generators/content-files.ts')
const names = [...lists, ...update(await contentFiles())]
if (!isCheck) {
  console.log(names.length > 0 ? `Written: ${names.join(', ')}` : 'Every generated file is as it should be.')
}

/** Writes the texts that differ from what their files say, and answers their names. When checking, these end the process. */
function update(texts: Record<string, string>): string[] {
  const stale = outOfDate(texts)
  const names = Object.keys(stale)
  if (isCheck && names.length > 0) {
    fail(`Out of date: ${names.join(', ')}. Run "npm run generate" and commit what it writes.`)
  }
  for (const [file, text] of Object.entries(stale)) writeFileSync(file, text)
  return names
}
