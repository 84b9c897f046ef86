'use client'

import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
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
 * Shows the list that the early script keeps out of sight (lib/app/early-script.ts), once it is as the address asks.
 * @param query What it is filtered by now.
 */
export function useRelease(query: string, isReady = true) {
  useLayoutEffect(() => {
    if (isReady && query === addressQuery()) delete document.documentElement.dataset.held
  }, [query, isReady])
}

/**
 * One choice among a few that lives in the address, such as `?guide=steps`; the first is what no query means. An
 * address that carries another one leads straight to `place`.
 */
export function useAddressChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  place: RefObject<HTMLElement | null>,
) {
  const { query, push, listener } = useAddressQuery()
  const known = (text: string) => values.find((value) => value === new URLSearchParams(text).get(name))
  const chosen = known(query) ?? values[0]
  const choose = (value: Value) => {
    if (value === chosen) return
    const next = new URLSearchParams(window.location.search)
    if (value === values[0]) next.delete(name)
    else next.set(name, value)
    push(next)
  }
  useArrival(() => known(window.location.search) !== undefined, place)
  return { chosen, choose, listener }
}

/**
 * Scrolls in a later frame than the one that shows the choice, so that nothing is seen to move. Of several choices in
 * one address the first on the page leads.
 */
function useArrival(isAsked: () => boolean, place: RefObject<HTMLElement | null>) {
  const hasArrived = useRef(false)
  const asked = useRef(isAsked)
  useEffect(() => {
    if (hasArrived.current) return
    hasArrived.current = true
    if (!asked.current()) return
    const scroll = () => {
      if (window.scrollY === 0) place.current?.scrollIntoView({ behavior: 'instant' })
    }
    requestAnimationFrame(() => requestAnimationFrame(scroll))
  }, [place])
}
