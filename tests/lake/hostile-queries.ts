const twenty = Array.from({ length: 20 }, (_, index) => index)

/** Counts 20 numbers for each of 20 numbers, and so on: with a depth of 12 it would take years. */
export const ENDLESS = { query: nestedCounts(12), params: { n: twenty } }

function nestedCounts(depth: number): string {
  return depth === 0 ? 'true' : `count($n[${nestedCounts(depth - 1)}]) > 0`
}

/** Makes lists of lists, of which all are kept. */
const kept = (depth: number): string => (depth === 0 ? '@' : `$n[]{"k": ${kept(depth - 1)}}`)

/** Half a megabyte of text, a thousand times. */
const repeated = Array.from({ length: 1000 }, () => '$s').join(' + ')

/**
 * Queries that never end, or want more memory than there is, and what they are answered. Where both are possible, it depends
 * on the machine which limit is reached first.
 */
export const HOSTILE: { name: string; query: string; params?: Record<string, unknown>; status: number[] }[] =
  [
    { name: 'counts in counts', ...ENDLESS, status: [408] },
    {
      name: 'all documents for all documents for all documents',
      query: 'count(*[count(*[count(*[_id != ^._id && _id != ^.^._id]) > 0]) > 0])',
      status: [408],
    },
    { name: 'a result that multiplies', query: '*{"a": *{"b": *{"c": *}}}', status: [400, 408] },
    {
      name: 'stars that are scored',
      query: `[{"t": "${'a'.repeat(60)}"}] | score(t match "${'a*'.repeat(16)}b")`,
      status: [408],
    },
    {
      name: 'lists of lists',
      query: kept(9),
      params: { n: Array.from({ length: 30 }, (_, index) => ({ index })) },
      status: [400, 408],
    },
    {
      name: 'a very long text',
      query: `length(upper(${repeated}))`,
      params: { s: 'x'.repeat(500_000) },
      status: [400, 408],
    },
    { name: 'a deep query', query: `${'('.repeat(50_000)}1${')'.repeat(50_000)}`, status: [400] },
    { name: 'a long query', query: Array.from({ length: 200_000 }, () => '1').join('+'), status: [408] },
    {
      name: 'a large list, again and again',
      query: Array.from({ length: 3000 }, () => '$a').join(' + '),
      params: { a: Array.from({ length: 50_000 }, () => 1) },
      status: [400, 408],
    },
    {
      name: 'asynchronous counts',
      query: `diff::changedAny({"a": 1}, {"a": ${ENDLESS.query}}, a)`,
      params: ENDLESS.params,
      status: [408],
    },
  ]

/** Stars for which a regular expression would go back and forth for ever. */
export const STARS = [
  `"${'a'.repeat(60)}" match "${'a*'.repeat(16)}b"`,
  `"${'a.'.repeat(40)}" in path("${'**.'.repeat(12)}x")`,
]
