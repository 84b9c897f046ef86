'use client'

import { type MouseEvent, useEffect } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { LOCAL_VIEW, REVIEWS } from './local-view.ts'

/** Links to the reviews and opens their tab, where they are in one. An address that ends in `#reviews` opens it too. */
export function ReviewsLink({ label }: { label: string }) {
  useEffect(() => {
    const tab = tabOfReviews()
    if (!tab || window.location.hash !== `#${REVIEWS}`) return
    window.history.replaceState(null, '', addressOfReviews())
    // The browser scrolled to the fragment while the tab of the reviews was closed, so the scroll is repeated.
    tab.scrollIntoView()
  }, [])

  function open(event: MouseEvent) {
    const tab = tabOfReviews()
    if (!tab) return
    event.preventDefault()
    window.history.pushState(null, '', addressOfReviews())
    tab.scrollIntoView()
    tab.focus({ preventScroll: true })
  }

  return (
    <a href={`#${REVIEWS}`} onClick={open} className="text-link">
      <span>{label}</span>
      <Icon name="arrow" />
    </a>
  )
}

const tabOfReviews = () => document.getElementById(`${LOCAL_VIEW}-reviews-tab`)

function addressOfReviews() {
  const query = new URLSearchParams(window.location.search)
  query.set(LOCAL_VIEW, 'reviews')
  return `?${query}#${REVIEWS}`
}
