/*
 * Makes the folder `dist`, the npm package. Node does not run TypeScript in node_modules, so `dist` has JavaScript, types, and
 * a package.json with their paths.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const HERE = import.meta.dirname
const DIST = join(HERE, 'dist')

const manifest = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8'))
const exports: Record<string, string> = manifest.exports
const built = (source: string, ending: string) => source.replace('./src/', './lib/').replace(/\.ts$/, ending)

rmSync(DIST, { recursive: true, force: true })
const tsc = join(HERE, '../../node_modules/.bin/tsc')
execFileSync(tsc, ['-p', join(HERE, 'tsconfig.build.json')], { stdio: 'inherit' })

const { private: _, scripts: __, devDependencies: ___, ...published } = manifest
// `engines` is not in the source package.json: npm would warn when the project installs Node itself as a package.
published.engines = { node: '>=24' }
published.bin = { 'content-lake': built(manifest.bin['content-lake'], '.js') }
published.exports = Object.fromEntries(
  Object.entries(exports).map(([name, source]) => [
    name,
    { types: built(source, '.d.ts'), default: built(source, '.js') },
  ]),
)
writeFileSync(join(DIST, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
for (const name of ['README.md', 'CHANGELOG.md']) copyFileSync(join(HERE, name), join(DIST, name))
copyFileSync(join(HERE, '../../LICENSE'), join(DIST, 'LICENSE'))
chmodSync(join(DIST, published.bin['content-lake']), 0o755)
