'use client'

import { type MouseEvent, useRef } from 'react'
import { Icon } from '../ui/icon.tsx'
import { closeSoon, keepOpen, openSoon } from './hover-intent.ts'

/** A click this soon after hovering opened the menu meant "open", not "close". */
const CLICK_GRACE = 500

/** A header button that opens its menu on click and Enter, and for a mouse also on hover. */
export function HoverButton({ panel, label }: { panel: string; label: string }) {
  const openedAt = useRef(Number.NEGATIVE_INFINITY)

  function ignoreClickAfterHover(event: MouseEvent) {
    keepOpen()
    if (performance.now() - openedAt.current < CLICK_GRACE) event.preventDefault()
  }

  return (
    <button
      type="button"
      popoverTarget={panel}
      onPointerEnter={(event) =>
        openSoon(panel, event, () => {
          openedAt.current = performance.now()
        })
      }
      onPointerLeave={(event) => closeSoon(panel, event)}
      onClick={ignoreClickAfterHover}
    >
      {label}
      <Icon name="chevron" />
    </button>
  )
}
