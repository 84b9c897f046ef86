/** What requests are counted as. A query is counted by whether the API CDN was asked. */
const KINDS: [kind: string, method: RegExp, path: RegExp][] = [
  ['query', /./, /^data\/query\//],
  ['listen', /./, /^data\/listen\//],
  ['live events', /./, /^data\/live\//],
  ['documents', /./, /^data\/doc\//],
  ['mutate', /./, /^data\/mutate\//],
  ['actions', /./, /^data\/actions\//],
  ['history', /./, /^data\/history\//],
  ['export', /./, /^data\/export\//],
  ['upload', /POST/, /^assets\//],
  ['asset', /./, /^(images|files)\//],
  ['users/me', /GET/, /^users\/me$/],
]

/** The kind of a request, by its path without the version. */
export function kindOf(method: string, path: string, isCdn: boolean): string {
  const [kind = 'other'] = KINDS.find(([, methods, paths]) => methods.test(method) && paths.test(path)) ?? []
  return kind === 'query' && isCdn ? 'query by CDN' : kind
}

/** A request that was answered with a status from 400. */
export interface Refused {
  method: string
  path: string
  status: number
}
