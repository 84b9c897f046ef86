import type { LakeOptions } from './types.ts'

type Place = Pick<LakeOptions, 'path' | 'projectId'>

/**
 * Assets are stored with addresses that have no host, so that a site can move; tools and the Studio need whole ones.
 * Completes those of this lake, under the path where it answers. In JSON text a quote inside a string is always escaped, so an
 * unescaped quote before the path begins a value.
 */
export function withOrigin(json: string, { path, projectId }: Place, origin: string): string {
  const asset = `(?=(?:images|files)/${RegExp.escape(projectId)}/)`
  const stored = new RegExp(`(?<!\\\\)"${RegExp.escape(path)}/${asset}`, 'g')
  return json.replace(stored, () => `"${origin}${path}/`)
}
