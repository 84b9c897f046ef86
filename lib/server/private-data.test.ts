import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { closeToOthers } from './private-data.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'montage-private-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

const FILES = [
  'lake.sqlite',
  'comments.sqlite',
  'lake.sqlite-wal',
  'lake.sqlite-shm',
  'leads.sqlite',
  'assets/images/a.png',
  'cache/images/b.webp',
  'notes.txt',
  'site/index.html',
]

function fill(): void {
  for (const path of ['assets/images', 'cache/images', 'site']) {
    mkdirSync(join(folder, path), { recursive: true })
  }
  for (const path of FILES) writeFileSync(join(folder, path), '')
  for (const path of ['.', 'assets', 'assets/images', 'cache', 'cache/images', 'site']) {
    chmodSync(join(folder, path), 0o755)
  }
  for (const path of FILES) chmodSync(join(folder, path), 0o644)
}

const modeOf = (path: string) => (statSync(join(folder, path)).mode & 0o7777).toString(8)

test('what Montage keeps is closed to others; what else is in the folder stays as it is', () => {
  fill()
  symlinkSync(join(folder, 'notes.txt'), join(folder, 'assets/link'))
  expect(closeToOthers(folder)).toEqual([])
  for (const path of ['.', 'assets', 'assets/images', 'cache', 'cache/images']) {
    expect(modeOf(path), path).toBe('700')
  }
  for (const path of FILES.slice(0, 6)) expect(modeOf(path), path).toBe('600')
  expect(['notes.txt', 'site/index.html', 'site'].map(modeOf)).toEqual(['644', '644', '755'])
})

test('a folder that is shared on purpose is named, and what is in it is closed all the same', () => {
  fill()
  chmodSync(folder, 0o1777)
  expect(closeToOthers(folder)).toEqual([folder])
  expect(modeOf('.')).toBe('1777')
  expect(modeOf('lake.sqlite')).toBe('600')
})
