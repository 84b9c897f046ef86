'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'

/** The query of the current address, in the format of `URLSearchParams`. */
export const addressQuery = () => new URLSearchParams(window.location.search).toString()

/**
 * Calls back with the address's query whenever it changes: after Back, a link, or a change of the component itself. It runs
 * in the browser only: the page is static and knows no query. If the whole part were rendered in the browser only, the
 * server's rendering would be slower.
 */
export function AddressListener({ onChange }: { onChange: (query: string) => void }) {
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  return isInBrowser && <QueryListener onChange={onChange} />
}

/**
 * The router only tells when to read the address. The router's own value may be older than a change made during hydration.
 */
function QueryListener({ onChange }: { onChange: (query: string) => void }) {
  const query = useSearchParams().toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies(query): It says when to read the address.
  useEffect(() => onChange(addressQuery()), [query, onChange])
  return null
}
