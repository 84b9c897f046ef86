import { useLayoutEffect, useState } from 'react'
import { noteControls } from '#lib/browser/replaced-controls.ts'

/**
 * Keeps what was typed when React renders the page anew (lib/browser/replaced-controls.ts). React renders before it removes
 * anything, and runs effects in document order. So the component that calls this hook must stand before all controls.
 */
export function useReplacedControls(): void {
  const [copyToNew] = useState(() => (typeof document === 'undefined' ? null : noteControls()))
  useLayoutEffect(() => copyToNew?.(), [copyToNew])
}
