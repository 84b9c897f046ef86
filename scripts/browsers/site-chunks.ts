import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Pages for staff, in the browsers that Sanity's Studio asks for. */
const OF_STUDIO = 'server/app/studio/'

/** A script file or style sheet, as a manifest and other scripts name it. */
const CHUNK = /static\/immutable\/chunks\/[\w.-]+\.(?:js|css)\b/g

/**
 * The script files and style sheets of a build that a visitor's browser may load: those of each page's manifest, and what these load later.
 *
 * @param build the folder of the build
 * @returns their paths in that folder
 */
export function siteChunks(build: string): string[] {
  const manifests = globSync('server/app/**/*_client-reference-manifest.js', { cwd: build })
  const pages = manifests.filter((path) => !path.startsWith(OF_STUDIO))
  const { rootMainFiles } = JSON.parse(readFileSync(join(build, 'build-manifest.json'), 'utf8'))
  const chunks = new Set<string>(rootMainFiles)
  const waiting = [...pages, ...chunks]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const [chunk] of readFileSync(join(build, path), 'utf8').matchAll(CHUNK)) {
      if (!chunks.has(chunk)) waiting.push(chunk)
      chunks.add(chunk)
    }
  }
  return [...chunks].sort()
}
