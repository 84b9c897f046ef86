import { type Lake, openLake } from '../src/index.ts'

const LOG = { warn() {}, error() {} }

/** Opens the lake of a project that has nothing to do with the site. */
export function openBooks(dataDir: string): Lake {
  return openLake(dataDir, {
    projectId: 'books',
    dataset: 'production',
    title: 'Books',
    path: '/lake',
    log: LOG,
    readingOrder: true,
  })
}
