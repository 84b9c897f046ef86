import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type InstalledPackage, installedPackages } from './installed.ts'

const FILE = 'bill-of-materials.cdx.json'

/**
 * Writes the packages of a build as CycloneDX 1.6, for tools that check advisories and licences. The same packages give the
 * same file. `npm sbom --omit dev` is not enough: it leaves out production packages that a development package also needs,
 * such as `sanity` and `react`.
 */
export function writeBillOfMaterials(folder: string): void {
  const components = installedPackages('.').map(componentOf)
  const hash = createHash('sha256').update(JSON.stringify(components)).digest('hex')
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(hash)}`,
    version: 1,
    metadata: { component: { type: 'application', name: 'montage' } },
    components,
  }
  writeFileSync(join(folder, FILE), `${JSON.stringify(bill, null, 2)}\n`)
}

function componentOf({ name, version, licence, integrity }: InstalledPackage) {
  const address = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return {
    type: 'library',
    'bom-ref': address,
    name,
    version,
    purl: address,
    ...(licence && { licenses: [licencesOf(licence)] }),
    ...(integrity && { hashes: hashesOf(integrity) }),
  }
}

/** A licence as CycloneDX writes it: an SPDX expression, an SPDX identifier and any other name are in different fields. */
function licencesOf(licence: string) {
  if (/ (OR|AND|WITH) /.test(licence)) return { expression: licence }
  return { license: licence.includes(' ') ? { name: licence } : { id: licence } }
}

/** The checksum in hexadecimal, as CycloneDX needs it. The lock file has it as `sha512-` and base64. */
function hashesOf(integrity: string) {
  const [, bits, base64 = ''] = /^sha(\d+)-(\S+)/.exec(integrity) ?? []
  return bits ? [{ alg: `SHA-${bits}`, content: Buffer.from(base64, 'base64').toString('hex') }] : []
}

/** A UUID of version 8, which is for values that a program chooses. */
function uuidOf(hash: string): string {
  const digits = `${hash.slice(0, 12)}8${hash.slice(13, 16)}8${hash.slice(17, 32)}`
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
