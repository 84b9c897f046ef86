import { useCallback, useEffect, useMemo, useState } from 'react'
import { asyncScheduler, concatMap, throttleTime } from 'rxjs'
import { useClient } from 'sanity'
import { COMMENTS_DATASET } from '#lib/embedded-project.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { type ListedRemark, noteOpened, REMARK_TYPES, readRemarks } from './read-remarks.ts'

/** Changes within these milliseconds are read together. */
const PAUSE = 1_000

interface Remarks {
  remarks: ListedRemark[]
  /** Called when a remark is opened. */
  open: (id: string) => void
}

/** The comments and tasks for a person. They are read again after every change of comments and tasks. */
export function useRemarks(me: string): Remarks {
  const content = useClient({ apiVersion: API_VERSION })
  const client = useMemo(() => content.withConfig({ dataset: COMMENTS_DATASET }), [content])
  const [remarks, setRemarks] = useState<ListedRemark[]>([])

  useEffect(() => {
    const subscription = client
      .listen(
        '*[_type in $types]',
        { types: REMARK_TYPES },
        { events: ['welcome', 'mutation'], includeResult: false, visibility: 'query' },
      )
      .pipe(
        throttleTime(PAUSE, asyncScheduler, { leading: true, trailing: true }),
        concatMap(() => readRemarks(client, me)),
      )
      .subscribe({
        next: setRemarks,
        // The rest of the home works without them.
        error: (error) => console.warn('Mentions and tasks could not be read.', error),
      })
    return () => subscription.unsubscribe()
  }, [client, me])

  const open = useCallback(
    (id: string) => {
      setRemarks((all) => all.map((one) => (one.remark._id === id ? { ...one, isNew: false } : one)))
      noteOpened(client, id, remarks).catch((error: unknown) => console.warn('It stays new.', error))
    },
    [client, remarks],
  )

  return { remarks, open }
}
