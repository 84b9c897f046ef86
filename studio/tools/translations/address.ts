import { useMemo } from 'react'
import { type SearchParam, useRouter } from 'sanity/router'
import type { Sort, StateFilter, WorkQuery } from './work-list.ts'

const DEFAULTS: WorkQuery = { state: 'todo', type: '', search: '', sort: 'visits' }
const STATES: StateFilter[] = ['todo', 'missing', 'outOfDate', 'done', 'all']
const SORTS: Sort[] = ['visits', 'oldest']
const ITEM = 'text'

interface Address {
  query: WorkQuery
  openKey: string | null
  setQuery: (change: Partial<WorkQuery>) => void
  open: (key: string | null) => void
}

/** The state of the tool is in its address, so it survives a reload and can be shared. */
export function useAddress(): Address {
  const router = useRouter()
  const values = new Map(router.state._searchParams)
  const state = STATES.find((name) => name === values.get('state')) ?? DEFAULTS.state
  const sort = SORTS.find((name) => name === values.get('sort')) ?? DEFAULTS.sort
  const type = values.get('type') ?? DEFAULTS.type
  const search = values.get('search') ?? DEFAULTS.search
  // The same object for the same address, because a new object resets the list.
  const query = useMemo(() => ({ state, type, search, sort }), [state, type, search, sort])
  const openKey = values.get(ITEM) ?? null
  const go = (next: WorkQuery, key: string | null, replace: boolean) =>
    router.navigate({ _searchParams: write(next, key) }, { replace })
  return {
    query,
    openKey,
    setQuery: (change) => go({ ...query, ...change }, openKey, true),
    open: (key) => go(query, key, false),
  }
}

function write(query: WorkQuery, openKey: string | null): SearchParam[] {
  const names = Object.keys(DEFAULTS) as (keyof WorkQuery)[]
  const params = names
    .filter((name) => query[name] !== DEFAULTS[name])
    .map((name): SearchParam => [name, query[name]])
  return openKey === null ? params : [...params, [ITEM, openKey]]
}
