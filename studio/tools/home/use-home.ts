import { useCallback, useEffect, useState } from 'react'
import { asyncScheduler, concatMap, throttleTime } from 'rxjs'
import { useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { type Home, readHome, TYPES } from './read-home.ts'

interface Loaded {
  home: Home | null
  error: unknown
  reload: () => void
}

/** Changes within these milliseconds are read together. */
const PAUSE = 1_000

/** What the home shows. It is read again after every change of content. */
export function useHome(isTranslator: boolean): Loaded {
  const client = useClient({ apiVersion: API_VERSION })
  const [home, setHome] = useState<Home | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies(round): It counts the reloads.
  useEffect(() => {
    setError(null)
    const subscription = client
      .listen(
        '*[_type in $types]',
        { types: TYPES },
        {
          events: ['welcome', 'mutation'],
          includeResult: false,
          includeAllVersions: true,
          visibility: 'query',
        },
      )
      .pipe(
        throttleTime(PAUSE, asyncScheduler, { leading: true, trailing: true }),
        concatMap(() => readHome(client, isTranslator)),
      )
      .subscribe({ next: setHome, error: setError })
    return () => subscription.unsubscribe()
  }, [client, isTranslator, round])

  return { home, error, reload: useCallback(() => setRound((last) => last + 1), []) }
}
