import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { failedPage } from '#lib/server/failed-page.ts'

/**
 * Adds a file to a build: the HTML that Next sends with status 500 when a page cannot be rendered. `app/global-error.tsx` does
 * not work for this: Next shows it only for errors in the browser. Next 16.4 looks for the file among the pages of its older
 * router, and finds it only if `/_app` and `/_document` are there. Without the file, the response is "Internal Server Error".
 * @param build the folder of the build
 */
export function writeFailedPage(build: string): void {
  const server = join(build, 'server')
  mkdirSync(join(server, 'pages'), { recursive: true })
  writeFileSync(join(server, 'pages/500.html'), failedPage())
  // This file is not in `pages`, because Vercel would make a function of each script there.
  writeFileSync(join(server, 'none.js'), '')
  const manifest = join(server, 'pages-manifest.json')
  const listed: Record<string, string> = JSON.parse(readFileSync(manifest, 'utf8'))
  const added = { '/500': 'pages/500.html', '/_app': 'none.js', '/_document': 'none.js' }
  writeFileSync(manifest, JSON.stringify({ ...listed, ...added }))
}
