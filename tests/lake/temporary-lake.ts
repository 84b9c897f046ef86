import type { Lake } from 'content-lake'
import { onTestFinished } from 'vitest'
import { openSiteLake } from '#lib/server/lake.ts'
import { temporaryFolder } from '../../packages/content-lake/tests/temporary-lake.ts'

export { act, EDITOR, mutate, temporaryFolder } from '../../packages/content-lake/tests/temporary-lake.ts'

/** An empty lake of the site in a folder of its own, closed and removed after the test. */
export function temporaryLake(folder = temporaryFolder()): Lake {
  const lake = openSiteLake(folder)
  onTestFinished(() => lake.close())
  return lake
}
