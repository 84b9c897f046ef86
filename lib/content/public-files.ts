import { existsSync, readdirSync } from 'node:fs'
import { sep } from 'node:path'

/** Files answered by `app/`: Next's metadata conventions and the service worker. */
const METADATA_FILES = [
  'favicon.ico',
  'icon.svg',
  'apple-icon.png',
  'robots.txt',
  'sitemap.xml',
  'manifest.webmanifest',
  'sw.js',
]

let files: ReadonlySet<string> | undefined

/** True for the address of a file of `public/` or a metadata file: those are served, whatever pages there are. */
export function isPublicFile(pathname: string): boolean {
  files ??= listFiles()
  return files.has(pathname)
}

function listFiles(): ReadonlySet<string> {
  const inPublic = existsSync('public') ? readdirSync('public', { recursive: true, encoding: 'utf8' }) : []
  return new Set([...inPublic, ...METADATA_FILES].map((file) => `/${file.split(sep).join('/')}`))
}
