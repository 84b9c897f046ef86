'use client'

import { useSearchParams } from 'next/navigation'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react'

interface AddressQuery {
  /** While the server renders and the browser hydrates, the query that the page was rendered for. */
  query: string
  /** Writes a query to the address, as a new history entry. The current query gets no new entry. */
  push: (query: URLSearchParams) => void
  /** The caller must render this component. It listens for Back and for links, which change the query too. */
  listener: ReactNode
}

/**
 * The query of the address as the state of a component. So the state survives a reload, can be shared, and Back undoes a
 * change.
 * @param start The query that the page was rendered for. A stored page is rendered for an empty query.
 */
export function useAddressQuery(start = ''): AddressQuery {
  const [query, setQuery] = useState(start)
  // Sets the query before the first paint. If only the listener did, the list would change later, in a page that has scrolled.
  useLayoutEffect(() => setQuery(addressQuery()), [])
  const push = useCallback((next: URLSearchParams) => {
    const written = next.toString()
    if (written === addressQuery()) return
    setQuery(written)
    history.pushState(null, '', (written ? `?${written}` : location.pathname) + location.hash)
  }, [])
  const listener = <AddressListener onChange={setQuery} />
  return { query, push, listener }
}

/** The query of the current address, in the format of `URLSearchParams`. */
const addressQuery = () => new URLSearchParams(location.search).toString()

/**
 * Calls back with the address's query whenever it changes: after Back, a link, or a change of the component itself. Next leaves
 * a component that reads the query (`useSearchParams`) to the browser, because a static page has no query. So only this small
 * component reads it, and the server renders everything else.
 */
function AddressListener({ onChange }: { onChange: (query: string) => void }) {
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  return isInBrowser && <QueryListener onChange={onChange} />
}

/**
 * Reads the address whenever the router's query changes. It does not use the router's value, which may be older than a change
 * during hydration. It also listens to `popstate`: the router does not report a Back that undoes a change which the router has
 * not shown yet.
 */
function QueryListener({ onChange }: { onChange: (query: string) => void }) {
  const query = useSearchParams().toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies(query): Its change is the sign to read the address.
  useEffect(() => {
    const { pathname } = location
    const read = () => location.pathname === pathname && onChange(addressQuery())
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [query, onChange])
  return null
}
