import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Lake, LakeError } from '../src/index.ts'
import { openBooks } from './books-lake.ts'

/** Whose changes they are. */
export const EDITOR = 'editor'

/** A folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lake-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** An empty lake in a folder of its own, closed and removed after the test. */
export function temporaryLake(folder = temporaryFolder()): Lake {
  const lake = openBooks(folder)
  onTestFinished(() => lake.close())
  return lake
}

/** Commits mutations as an editor. */
export function mutate(lake: Lake, ...mutations: unknown[]) {
  return lake.mutate(mutations, { author: EDITOR })
}

/** Commits actions as an editor; their type without the `sanity.action.document.` all have. */
export function act(lake: Lake, ...actions: { type: string; [field: string]: unknown }[]) {
  const complete = actions.map(({ type, ...action }) => ({
    actionType: `sanity.action.document.${type}`,
    ...action,
  }))
  return lake.act(complete, { author: EDITOR })
}

/** The LakeError that `run` throws; anything else fails the test. */
export function refusal(run: () => unknown): LakeError {
  try {
    run()
  } catch (error) {
    if (error instanceof LakeError) return error
    throw error
  }
  throw new Error('It was not refused')
}
