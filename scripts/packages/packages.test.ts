import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeBillOfMaterials } from './bill-of-materials.ts'
import { installedPackages } from './installed.ts'
import { mayBeUsed } from './licences.ts'

const packages = installedPackages('.')

test('every package of production has a licence that is allowed, or a reason', () => {
  const refused = packages.filter((one) => !mayBeUsed(one))
  expect(refused.map(({ name, version, licence }) => `${name}@${version}: ${licence}`)).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['(MIT AND ISC)', true],
  ['GPL-3.0', false],
  ['MIT AND GPL-3.0', false],
  ['SEE LICENSE IN x', false],
  [null, false],
])('a package that says %s', (licence, isAllowed) => {
  expect(mayBeUsed({ name: 'any', licence })).toBe(isAllowed)
})

test('the bill of materials has every package with its version, licence and hash', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bill-'))
  try {
    writeBillOfMaterials(folder)
    const bill = JSON.parse(readFileSync(join(folder, 'bill-of-materials.cdx.json'), 'utf8'))
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
    const named = new Map<string, Record<string, unknown>>(
      bill.components.map((one: { name: string }) => [one.name, one]),
    )
    const direct: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).dependencies
    expect(Object.keys(direct).filter((name) => !named.has(name))).toEqual([])
    expect(named.has('knip')).toBe(false)
    expect(named.get('@sanity/client')).toEqual({
      type: 'library',
      'bom-ref': expect.stringMatching(/^pkg:npm\/%40sanity\/client@[\d.]+$/),
      name: '@sanity/client',
      version: expect.stringMatching(/^[\d.]+$/),
      purl: expect.stringMatching(/^pkg:npm\/%40sanity\/client@[\d.]+$/),
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
