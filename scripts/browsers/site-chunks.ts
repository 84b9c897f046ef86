import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The Studio's pages are left out: they are for staff, and the Studio requires newer browsers. */
const OF_STUDIO = 'server/app/studio/'

/** The path of a script or style sheet in a manifest or in another script. */
const CHUNK = /static\/immutable\/chunks\/[\w.-]+\.(?:js|css)\b/g

/**
 * The scripts and style sheets of a build that a visitor's browser may load: those in the manifests of pages, and those that
 * these scripts load later.
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
