import { useEffect, useEffectEvent } from 'react'
import type { ObjectInputProps } from 'sanity'

/**
 * Says again at which field this person is when the open document has got another id. Sanity forgets it then, and the first key
 * in a published document makes a draft, which has another id.
 */
export function useAnnounced(id: string | undefined, { focusPath, onPathFocus }: ObjectInputProps): void {
  const announce = useEffectEvent(() => {
    if (focusPath.length > 0) onPathFocus(focusPath)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is done when the id has changed.
  useEffect(() => {
    // After the effect of Sanity that forgets it.
    const timer = setTimeout(announce)
    return () => clearTimeout(timer)
  }, [id])
}
