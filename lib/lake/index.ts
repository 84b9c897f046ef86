import { env } from '#lib/env.ts'
import { openLake } from './lake.ts'
import type { Lake } from './types.ts'

export { LakeError } from './errors.ts'
export { openLake } from './lake.ts'
export type * from './types.ts'

declare global {
  // Next.js loads modules more than once per process; the lake must exist once.
  var montageLake: Lake | undefined
}

/** The lake of this process, in `DATA_DIR`; opened on first use. It does not seed itself. */
export function getLake(): Lake {
  globalThis.montageLake ??= openLake(env.DATA_DIR)
  return globalThis.montageLake
}
