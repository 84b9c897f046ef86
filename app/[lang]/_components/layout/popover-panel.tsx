'use client'

import type { MouseEvent, ReactNode, ToggleEvent } from 'react'
import { closeSoon, keepOpen } from './hover-intent.ts'

interface PopoverPanelProps {
  id: string
  className: string
  /** Hangs from a button that also opens it on hover. */
  hovers?: boolean
  /** Covers the page: what lies beneath cannot be reached while it is open. */
  covers?: boolean
  children: ReactNode
}

/**
 * A native popover: its button opens it without scripts, Escape and a click outside close it.
 * Scripts only add what a soft navigation needs: following a link closes the menus.
 */
export function PopoverPanel({ id, className, hovers, covers, children }: PopoverPanelProps) {
  function closeOnLink(event: MouseEvent) {
    if (!(event.target instanceof Element && event.target.closest('a'))) return
    for (const open of document.querySelectorAll<HTMLElement>('header :popover-open')) open.hidePopover()
  }

  function onToggle({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) {
    if (covers) coverPage(newState === 'open')
    // The browser gives the focus back to what opened the first popover only, not one inside another.
    const { activeElement, body } = document
    if (newState === 'closed' && (activeElement === body || currentTarget.contains(activeElement))) {
      document.querySelector<HTMLElement>(`:popover-open [popovertarget="${id}"]`)?.focus()
    }
  }

  /** Who opened the menu before the scripts were there cannot leave it either. */
  function coverIfOpen(panel: HTMLDivElement | null) {
    if (covers && panel?.matches(':popover-open')) coverPage(true)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: It hears the clicks on the links inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <div
      id={id}
      ref={coverIfOpen}
      popover="auto"
      className={className}
      onClick={closeOnLink}
      onToggle={onToggle}
      onPointerEnter={hovers ? keepOpen : undefined}
      onPointerLeave={hovers ? (event) => closeSoon(id, event) : undefined}
    >
      {children}
    </div>
  )
}

function coverPage(covered: boolean) {
  for (const part of document.querySelectorAll('main, footer')) part.toggleAttribute('inert', covered)
}
