import type { LakeOptions } from './types.ts'

type Place = Pick<LakeOptions, 'path' | 'projectId'>

/**
 * Adds an origin to the addresses of this lake's assets in JSON. Stored addresses have no host, so that a site can move, but
 * tools and the Studio need complete addresses. Inside of a JSON string a quote is escaped, so an unescaped quote before the
 * path is the beginning of a value.
 */
export function withOrigin(json: string, { path, projectId }: Place, origin: string): string {
  const asset = `(?=(?:images|files)/${RegExp.escape(projectId)}/)`
  const stored = new RegExp(`(?<!\\\\)"${RegExp.escape(path)}/${asset}`, 'g')
  return json.replace(stored, () => `"${origin}${path}/`)
}
