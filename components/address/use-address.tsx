'use client'

import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react'
import { AddressListener, addressQuery } from './address-listener.tsx'

interface AddressQuery {
  /** Empty while the server renders and the browser hydrates: pages are static and know no query. */
  query: string
  /** Shows another state, as a new entry of the history. The state that is shown already gets no new entry. */
  push: (query: URLSearchParams) => void
  /** To be rendered anywhere: it hears of Back and of links. */
  listener: ReactNode
}

/** The address's query as the state of a part of the page, so that it survives a reload, can be shared, and Back undoes it. */
export function useAddressQuery(): AddressQuery {
  const [query, setQuery] = useState('')
  // At once, and not left to the listener, which comes later: nothing may move any more when an arrival scrolls.
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
 * Shows the list that the early script keeps out of sight (lib/browser/early-script.ts), once it is as the address asks.
 * @param query What it is filtered by now.
 */
export function useRelease(query: string, isReady = true) {
  useLayoutEffect(() => {
    if (isReady && query === addressQuery()) delete document.documentElement.dataset.held
  }, [query, isReady])
}
