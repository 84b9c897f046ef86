'use client'

import { useEffect, useState } from 'react'

/** The most characters of a path that are shown. */
const LONGEST = 200

/**
 * Shows the requested address. All unknown addresses share one stored screen, so a script writes the address; the space for
 * its line is reserved.
 * @param sentence with `{path}` in it
 */
export function TriedPath({ sentence }: { sentence: string }) {
  const [path, setPath] = useState('')
  useEffect(() => setPath(window.location.pathname.slice(0, LONGEST)), [])
  const [before, after] = sentence.split('{path}')
  return (
    <p className="min-h-[1lh] max-w-[48ch] noscript:hidden">
      {path && (
        <>
          {before}
          <code className="break-all">{path}</code>
          {after}
        </>
      )}
    </p>
  )
}
