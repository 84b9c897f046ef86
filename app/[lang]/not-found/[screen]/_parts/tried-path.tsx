'use client'

import { useEffect, useState } from 'react'
import { TRIED_PATH } from '#lib/content/tried-path.ts'

/**
 * The address that was asked for. The screen is one page for every address: the proxy writes the path
 * into its HTML, and the browser knows it when the router shows the screen.
 */
export function TriedPath({ sentence }: { sentence: string }) {
  const [path, setPath] = useState(TRIED_PATH)
  useEffect(() => setPath(window.location.pathname), [])
  const [before, after] = sentence.split('{path}')
  return (
    <p className="mt-4 max-w-[48ch]">
      {before}
      <code className="break-all" suppressHydrationWarning>
        {path}
      </code>
      {after}
    </p>
  )
}
