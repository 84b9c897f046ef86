import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
})

const typed = z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)])

/** Most manifests have a licence as a string. Old packages have an object in `license`, or a list of objects in `licenses`. */
const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: typed.optional(),
  licenses: z.array(typed).optional(),
})

/** A package that runs on the server or in the browser. */
export interface InstalledPackage {
  name: string
  version: string
  /** The licence in its manifest; null without one. */
  licence: string | null
  /** The checksum of its archive in the lock file: `sha512-` and base64. */
  integrity: string | undefined
}

/** The installed packages that are not for development only. Each version is listed once. */
export function installedPackages(root: string): InstalledPackage[] {
  const { packages } = lockSchema.parse(readJson(join(root, 'package-lock.json')))
  const found = Object.entries(packages).flatMap(([path, { dev, integrity }]) => {
    const manifest = join(root, path, 'package.json')
    // Packages for other platforms are not installed.
    if (path === '' || dev || !existsSync(manifest)) return []
    const { name, version, license, licenses = [] } = manifestSchema.parse(readJson(manifest))
    return [{ name, version, licence: license ?? (licenses.join(' AND ') || null), integrity }]
  })
  const once = new Map(found.map((one) => [`${one.name}@${one.version}`, one]))
  return [...once].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
