import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { build } from 'esbuild'
import { z } from 'zod'

const names = z.record(z.string(), z.string()).default({})

const manifestSchema = z.object({
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
})

/** Next's compiler. Only a build needs it, and it is half of the size of `next` with its dependencies. */
const COMPILER = /^@next\/swc-/

/**
 * The packages that these files load at run time, directly or through other files of the project. Type imports do not count.
 */
export async function importedBy(root: string, files: string[]): Promise<Set<string>> {
  const { metafile } = await build({
    absWorkingDir: resolve(root),
    entryPoints: files,
    outdir: 'none',
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports)
  const packages = imports.filter(({ path, external }) => external && !path.startsWith('node:'))
  return new Set(packages.map(({ path }) => path.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? path))
}

/** The packages that the code of a build loads. Next puts a link to each into the build. */
export function linkedBy(root: string, folder: string): Set<string> {
  const links = join(root, folder, 'node_modules')
  const entries = existsSync(links)
    ? readdirSync(links, { withFileTypes: true, recursive: true }).filter((one) => one.isSymbolicLink())
    : []
  return new Set(
    entries.map(({ parentPath, name }) => {
      const target = resolve(parentPath, readlinkSync(join(parentPath, name)))
      return relative(join(root, 'node_modules'), target)
    }),
  )
}

/**
 * The folders of these packages and of all their dependencies, relative to `root`, found as Node finds them. Packages for other
 * platforms are not installed, so they are missing.
 */
export function foldersOf(root: string, packages: Iterable<string>): Set<string> {
  const found = new Set<string>()
  const add = (from: string, name: string) => {
    const folder = COMPILER.test(name) ? null : folderOf(root, from, name)
    if (folder === null || found.has(folder)) return
    found.add(folder)
    for (const needed of neededBy(join(root, folder))) add(folder, needed)
  }
  for (const name of packages) add('', name)
  return found
}

function neededBy(folder: string): string[] {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifest
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** The folder of a package that the code in `from` imports: in its `node_modules`, or in one above. null when not found. */
function folderOf(root: string, from: string, name: string): string | null {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(root, folder, 'package.json'))) return relative(root, realpathSync(join(root, folder)))
  return from === '' ? null : folderOf(root, dirname(from) === '.' ? '' : dirname(from), name)
}
