'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'

/** The query of the address as it is now, written as `URLSearchParams` writes it. */
export const addressQuery = () => new URLSearchParams(window.location.search).toString()

/**
 * Tells a part of the page the address's query whenever it changes: Back, a link, its own changes. What the router
 * says is when; what it says may be older than a change made while the page hydrates.
 * On its own inside a Suspense, because the page around it is static and knows no query.
 */
export function AddressListener({ onChange }: { onChange: (query: string) => void }) {
  const query = useSearchParams().toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies(query): It says when to read the address.
  useEffect(() => onChange(addressQuery()), [query, onChange])
  return null
}
