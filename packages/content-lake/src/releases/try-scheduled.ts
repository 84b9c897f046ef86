import type { MutateOptions } from '../types.ts'
import type { WorkingCopy } from '../working-copy.ts'
import { publishRelease } from './publish-release.ts'
import { RELEASE_TYPE } from './release.ts'

/** Throws what publishing would throw for each release that a transaction schedules, so that it is said at once. */
export function tryScheduled(work: WorkingCopy, authorize: MutateOptions['authorize']): void {
  for (const { after } of work.changes()) {
    if (after?._type !== RELEASE_TYPE || after.state !== 'scheduled') continue
    const trial = work.fork()
    trial.applyAll('actionError', [after], () => publishRelease(trial, after))
    authorize?.(trial.changes())
  }
}
