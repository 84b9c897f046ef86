'use client'

import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react'
import { AddressListener, addressQuery } from './address-listener.tsx'

interface AddressQuery {
  /** Empty while the server renders and the browser hydrates: a static page knows no query. */
  query: string
  /** Sets another state, as a new entry of the history. The current state gets no new entry. */
  push: (query: URLSearchParams) => void
  /** Must be rendered somewhere: it listens for Back and for links. */
  listener: ReactNode
}

/**
 * The query of the address as the state of a component. So the state survives a reload, can be shared, and Back undoes a
 * change.
 */
export function useAddressQuery(): AddressQuery {
  const [query, setQuery] = useState('')
  // Sets the query before the first paint, because the listener comes later: nothing may move after an arrival has scrolled.
  useLayoutEffect(() => setQuery(addressQuery()), [])
  const push = useCallback((next: URLSearchParams) => {
    const written = next.toString()
    if (written === addressQuery()) return
    setQuery(written)
    window.history.pushState(null, '', written ? `?${written}` : window.location.pathname)
  }, [])
  const listener = <AddressListener onChange={setQuery} />
  return { query, push, listener }
}

/**
 * Shows the list that the early script hides (lib/browser/early-script.ts), once it matches the address.
 * @param query The query that the list is filtered by now.
 */
export function useRelease(query: string, isReady = true) {
  useLayoutEffect(() => {
    if (isReady && query === addressQuery()) delete document.documentElement.dataset.held
  }, [query, isReady])
}
