'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Tells a part of the page the address's query whenever it changes: Back, a link, its own changes.
 * On its own inside a Suspense, because the page around it is static and knows no query.
 */
export function AddressListener({ onChange }: { onChange: (query: string) => void }) {
  const query = useSearchParams().toString()
  useEffect(() => onChange(query), [query, onChange])
  return null
}
