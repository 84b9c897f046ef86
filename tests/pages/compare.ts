// npm run pages:compare -- <before> <after>: what differs between two files of `npm run pages:record`. Nothing may, when a change
// is not meant for visitors.
import { readFileSync } from 'node:fs'
import type { PageRecord } from './record.ts'

const [before, after] = process.argv
  .slice(2)
  .map((file): Record<string, PageRecord> => JSON.parse(readFileSync(file, 'utf8')))
if (!before || !after) throw new Error('Say which two files: npm run pages:compare -- before.json after.json')

const differences = [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((href) => {
  const [one, other] = [before[href], after[href]]
  if (!one || !other) return [`${href}: only ${one ? 'before' : 'after'}`]
  const names = Object.keys(one) as (keyof PageRecord)[]
  return names
    .filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
    .map(
      (name) =>
        `${href}: ${name}\n${firstDifference(JSON.stringify(one[name]), JSON.stringify(other[name]))}`,
    )
})
for (const difference of differences) console.log(difference)
console.log(
  `${Object.keys(before).length} and ${Object.keys(after).length} addresses, ${differences.length} differences.`,
)
process.exitCode = differences.length > 0 ? 1 : 0

/** The place where two texts part, with what stands round it. */
function firstDifference(one = '', other = ''): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const from = Math.max(0, at - 60)
  return `  - ${one.slice(from, at + 120)}\n  + ${other.slice(from, at + 120)}`
}
