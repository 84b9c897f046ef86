import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectServed, otherProject } from './served.ts'

const PACKAGE = join(import.meta.dirname, '../..')

test('the package as it is published serves another project’s dataset, without sources', async () => {
  execFileSync(process.execPath, [join(PACKAGE, 'build.ts')])
  const folder = otherProject()
  const pack = ['pack', '--silent', '--pack-destination', folder, join(PACKAGE, 'dist')]
  const archive = execFileSync('npm', pack, { encoding: 'utf8' }).trim()
  const installed = join(folder, 'node_modules/content-lake')
  mkdirSync(installed)
  execFileSync('tar', ['-xzf', join(folder, archive), '-C', installed, '--strip-components', '1'])
  const files = execFileSync('tar', ['-tzf', join(folder, archive)], { encoding: 'utf8' })
  expect(files).not.toMatch(/\.test\.|(?<!\.d)\.ts$/m)
  expect(files).toContain('package/lib/index.d.ts')
  await expectServed(join(installed, 'lib/command/content-lake.js'), folder, 'data.ndjson')
})
