import { useEffect, useEffectEvent } from 'react'
import type { ObjectInputProps } from 'sanity'

/**
 * Announces the focused field again when the open document gets another id. Sanity forgets the field then. The first key in a
 * published document makes a draft, which has another id.
 */
export function useAnnounced(id: string | undefined, { focusPath, onPathFocus }: ObjectInputProps): void {
  const announce = useEffectEvent(() => {
    if (focusPath.length > 0) onPathFocus(focusPath)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is done when the id has changed.
  useEffect(() => {
    // Runs after the effect in which Sanity forgets the field.
    const timer = setTimeout(announce)
    return () => clearTimeout(timer)
  }, [id])
}
