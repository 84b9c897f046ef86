'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'

/** The query of the address as it is now, written as `URLSearchParams` writes it. */
export const addressQuery = () => new URLSearchParams(window.location.search).toString()

/**
 * Tells a part of the page the address's query whenever it changes: Back, a link, its own changes. Only in the browser:
 * the page is static and knows no query, and leaving this part to the browser would make the server's rendering slower.
 */
export function AddressListener({ onChange }: { onChange: (query: string) => void }) {
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  return isInBrowser && <QueryListener onChange={onChange} />
}

/** The router only says when to read the address. Its own value may be older than a change made while the page hydrates. */
function QueryListener({ onChange }: { onChange: (query: string) => void }) {
  const query = useSearchParams().toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies(query): It says when to read the address.
  useEffect(() => onChange(addressQuery()), [query, onChange])
  return null
}
