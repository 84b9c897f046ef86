import { seedLake } from '#lib/lake/seed.ts'
import { startLake } from '../lake/server.ts'

const t = await startLake()
await seedLake(t.lake, 'studio/seed', 'import')
const dots = 'a.'.repeat(40)
const many = Array.from({ length: 1000 }, (_, i) => ({ i }))
const nested = (depth: number): string => (depth === 0 ? 'true' : `count($n[${nested(depth - 1)}]) > 0`)
const twice = (inner: string, times: number): string =>
  times === 0
    ? inner
    : twice(
        `[...${inner}, ...${inner}]`.replace(/^.*$/, (x) => x),
        times - 1,
      )
const cases: [string, string, object][] = [
  ['match', `"${'a'.repeat(60)}" match "${'a*'.repeat(16)}b"`, {}],
  ['score', `*[] | score(_id + "${'a'.repeat(60)}" match "${'a*'.repeat(16)}b")`, {}],
  ['path', `"${dots}" in path("${'**.'.repeat(12)}x")`, {}],
  ['counts', nested(9), { n: Array.from({ length: 20 }, (_, i) => i) }],
  ['documents', 'count(*[count(*[count(*[_id != ^._id]) > 0]) > 0])', {}],
  ['product', '*{"a": *{"b": *{"c": *}}}', {}],
  ['concat', `count(${'('.repeat(0)}${Array.from({ length: 2000 }, () => '$a').join(' + ')})`, { a: many }],
  ['upper', `upper(array::join($l, ""))`, { l: Array.from({ length: 400 }, () => 'x') }],
  [
    'join',
    `length(upper(array::join($n[]{"t": array::join($n[]{"t": $s}.t, "")}.t, "")))`,
    { n: Array.from({ length: 40 }, (_, i) => i), s: 'x'.repeat(500_000) },
  ],
  [
    'unique',
    `count(array::unique($n[]{"k": $n[]{"k": $n[]{"k": $n[]{"k": $n[]{"k": string(^.^.^.^) + string(@)}.k}.k[]}.k[]}.k[]}.k[]))`,
    { n: Array.from({ length: 60 }, (_, i) => i) },
  ],
  ['deep', `${'('.repeat(50_000)}1${')'.repeat(50_000)}`, {}],
  ['long', Array.from({ length: 200_000 }, () => '1').join('+'), {}],
  ['big result', '*[0...300]{"a": *}', {}],
  ['diff', 'diff::changedAny({"a": 1}, {"a": 2}, a)', {}],
  [
    'diffs',
    '*[diff::changedAny(@, {"a": $n[count($n[count($n[true]) > 0]) > 0]}, a)]._id',
    { n: Array.from({ length: 300 }, (_, i) => i) },
  ],
]
for (const [name, query, params] of cases) {
  if (process.argv[2] && process.argv[2] !== name) continue
  const started = performance.now()
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  const r = await t.call('v2025-02-19/data/query/production?returnQuery=false', {
    method: 'POST',
    body: JSON.stringify({ query, params }),
    role: 'translator',
  })
  const text = await r.text()
  clearInterval(timer)
  console.log(
    name.padEnd(10),
    r.status,
    Math.round(performance.now() - started),
    'ms; main blocked',
    Math.round(longest),
    text.slice(0, 130).replaceAll('\n', ' '),
    text.length,
  )
}
await t.close()
process.exit()
