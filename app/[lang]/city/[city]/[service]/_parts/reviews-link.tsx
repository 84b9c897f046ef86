'use client'

import { type MouseEvent, useEffect } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { LOCAL_VIEW, REVIEWS } from './local-view.ts'

/** Links to the local reviews and opens their tab. An address that ends in `#reviews` opens it too. */
export function ReviewsLink({ label }: { label: string }) {
  useEffect(() => {
    if (window.location.hash !== `#${REVIEWS}`) return
    window.history.replaceState(null, '', addressOfReviews())
    // The browser scrolled to the fragment while the tab of the reviews was closed, so the scroll is repeated.
    tabOfReviews()?.scrollIntoView()
  }, [])

  function open(event: MouseEvent) {
    event.preventDefault()
    window.history.pushState(null, '', addressOfReviews())
    const tab = tabOfReviews()
    tab?.scrollIntoView()
    tab?.focus({ preventScroll: true })
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
