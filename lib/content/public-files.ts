import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Files that `app/` answers: Next's metadata files, files for other programs, and the service worker. */
const METADATA_FILES = [
  'icon.svg',
  'apple-icon.png',
  'robots.txt',
  '.well-known/security.txt',
  'llms.txt',
  'indexnow.txt',
  'sitemap.xml',
  'manifest.webmanifest',
  'sw.js',
]

let files: ReadonlySet<string> | undefined

/**
 * True for the address of a file in `public/` or of a metadata file. The proxy serves these files before it looks for a page.
 */
export function isPublicFile(pathname: string): boolean {
  files ??= listFiles()
  return files.has(pathname)
}

function listFiles(): ReadonlySet<string> {
  const entries = existsSync('public') ? readdirSync('public', { recursive: true, withFileTypes: true }) : []
  const inPublic = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative('public', join(parentPath, name)))
  return new Set([...inPublic, ...METADATA_FILES].map((file) => `/${file.split(sep).join('/')}`))
}
