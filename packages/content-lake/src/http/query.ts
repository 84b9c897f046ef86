import { z } from 'zod'
import { badRequest } from '../errors.ts'
import type { Perspective } from '../types.ts'
import { json, serialize, serialized } from './answers.ts'
import { MEGABYTE, parseJson, readJson } from './body.ts'
import { type Exchange, isSince, type SignedInExchange } from './exchange.ts'
import type { Grant } from './host.ts'

/**
 * Live queries use tags to know which events concern their result. Here all content has this one tag. So each publish makes all
 * live queries fetch again, which is fast with a lake in the same process.
 */
export const SYNC_TAG = 's1:lake'

/**
 * The query by which the Studio finds the people who can be mentioned. Only hosted Sanity stores rights as documents. So here
 * `everybody` answers this query: everybody who is signed in may read everything.
 */
const WHO_MAY_READ = '*[_type == "system.group"]{members, grants}'

const queryBody = z.object({
  query: z.string({ error: 'must be a GROQ query' }).min(1, { error: 'must not be empty' }),
  params: z.record(z.string(), z.unknown()).default({}),
})

/** Options of Sanity's API that this lake refuses: a result without them would differ from the requested one. */
const REFUSED = ['explain', 'variant', 'variantCondition']

/** `data/query`: GET with `query` and `$name=JSON` in the address, POST with `{query, params}`. */
export async function runQuery(exchange: SignedInExchange): Promise<Response> {
  const { request, url, lake, host, member } = exchange
  const { query, params } = await readQuery(exchange)
  if (query === WHO_MAY_READ && !member.isVisitor)
    return json(exchange, { result: [everybody(exchange)], ms: 0 })
  const refused = REFUSED.find((name) => url.searchParams.has(name))
  if (refused)
    throw badRequest(`This content lake has no "${refused}": leave it out of the address of the query.`)
  const sources = url.searchParams.get('resultSourceMap') ?? 'false'
  const started = performance.now()
  const result = await lake.evaluator.query(
    {
      query,
      params,
      perspective: member.isVisitor ? 'public' : perspectiveOf(exchange),
      identity: member.id,
      withSources: sources !== 'false',
      path: lake.path,
      origin: host.publicOrigin(request),
    },
    { client: member.id, signal: request.signal },
  )
  const ms = Math.round(performance.now() - started)
  const echo = url.searchParams.get('returnQuery') === 'false' ? {} : { query }
  const rest = serialize(exchange, { ...echo, syncTags: [SYNC_TAG], ms })
  return serialized(Buffer.concat([Buffer.from('{"result":'), result, Buffer.from(`,${rest.slice(1)}`)]))
}

function everybody({ host }: SignedInExchange) {
  const grants: Grant[] = [{ filter: '_id in path("**")', permissions: ['read'] }]
  return { members: host.members().map(({ id }) => id), grants }
}

async function readQuery(exchange: Exchange): Promise<z.infer<typeof queryBody>> {
  const { request, url } = exchange
  const sent =
    request.method === 'POST'
      ? await readJson(exchange, MEGABYTE)
      : { query: url.searchParams.get('query'), params: groqParams(url) }
  const parsed = queryBody.safeParse(sent)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw badRequest(`The query is malformed: ${issue?.path.join('.') || 'body'} ${issue?.message}.`)
}

/** The GROQ parameters of an address: `$name` with a JSON value. */
export function groqParams(url: URL): Record<string, unknown> {
  const named = [...url.searchParams].filter(([name]) => name.startsWith('$'))
  return Object.fromEntries(
    named.map(([name, value]) => [name.slice(1), parseJson(value, `Parameter ${name}`)]),
  )
}

/** `perspective` may be a list. As in Sanity, the default is `published` since API version 2025-02-19, and `raw` before. */
function perspectiveOf(exchange: Exchange): Perspective {
  const named = exchange.url.searchParams.get('perspective')
  if (named) return named.split(',')
  return isSince(exchange, '2025-02-19') ? 'published' : 'raw'
}
