import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const { resolve } = createRequire(import.meta.url)
const read = (module: string) => readFileSync(resolve(`next/dist/client/${module}`), 'utf8')

test('Next starts with the module whose place is taken, which leads to the parts that get tasks of their own', () => {
  expect(read('app-next-turbopack')).toContain('require("./app-bootstrap")')
  expect(read('app-next-turbopack')).toContain("require('./app-index')")
  for (const part of ['react-dom/client', './components/app-router'])
    expect(read('app-index')).toContain(`require("${part}")`)
})
