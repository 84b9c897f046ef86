/**
 * Assets are stored with addresses that have no host, so that a site can move; tools and the Studio need whole ones.
 * Completes those under `path`, where the lake answers. In JSON text a quote inside a string is always escaped, so an
 * unescaped quote before the path begins a value.
 */
export function withOrigin(json: string, path: string, origin: string): string {
  const stored = new RegExp(`(?<!\\\\)"${RegExp.escape(path)}/(?=images/|files/)`, 'g')
  return json.replace(stored, () => `"${origin}${path}/`)
}
