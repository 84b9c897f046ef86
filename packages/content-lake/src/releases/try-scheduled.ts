import type { MutateOptions } from '../types.ts'
import type { WorkingCopy } from '../working-copy.ts'
import { publishRelease } from './publish-release.ts'
import { RELEASE_TYPE } from './release.ts'

/** Tries to publish each release that a transaction schedules. So an error is thrown at once and not when the release is due. */
export function tryScheduled(work: WorkingCopy, authorize: MutateOptions['authorize']): void {
  for (const { after } of work.changes()) {
    if (after?._type !== RELEASE_TYPE || after.state !== 'scheduled') continue
    const trial = work.fork()
    trial.applyAll('actionError', [after], () => publishRelease(trial, after))
    authorize?.(trial.changes())
  }
}
