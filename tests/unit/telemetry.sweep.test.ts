import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'

/* What the lake answers the Studio, `denied`, is in tests/lake/addresses.test.ts. */

test('Sanity’s commands report nothing when a command of the project runs them', () => {
  const script = 'scripts/.telemetry-status.ts'
  writeFileSync(
    script,
    `import { execFileSync } from 'node:child_process'
     execFileSync('sanity', ['telemetry', 'status'], { stdio: 'inherit' })`,
  )
  onTestFinished(() => rmSync(script))
  const { DO_NOT_TRACK: _, CI: __, ...env } = process.env
  const path = `${process.cwd()}/node_modules/.bin:${env.PATH}`
  const said = execFileSync('node', ['scripts/run.mjs', '.telemetry-status'], {
    encoding: 'utf8',
    env: { ...env, PATH: path },
  })
  expect(said).toContain('DO_NOT_TRACK')
})
