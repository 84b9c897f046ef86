import { useLayoutEffect, useState } from 'react'
import { noteControls } from '#lib/browser/replaced-controls.ts'

/**
 * Keeps what was filled in where React makes the page anew (lib/browser/replaced-controls.ts). React renders before it removes
 * anything, and runs the effects of what stands first in a page first: so the caller stands before everything with controls.
 */
export function useReplacedControls(): void {
  const [copyToNew] = useState(() => (typeof document === 'undefined' ? null : noteControls()))
  useLayoutEffect(() => copyToNew?.(), [copyToNew])
}
