'use client'

import { type MouseEvent, useEffect } from 'react'
import { Icon } from '../../../../_components/ui/icon.tsx'
import { LOCAL_VIEW, REVIEWS } from './local-view.ts'

/** Leads to the local reviews and opens their tab. An address that ends in `#reviews` does too. */
export function ReviewsLink({ label }: { label: string }) {
  useEffect(() => {
    if (window.location.hash === `#${REVIEWS}`) window.history.replaceState(null, '', addressOfReviews())
  }, [])

  function open(event: MouseEvent) {
    event.preventDefault()
    window.history.pushState(null, '', addressOfReviews())
    const tab = document.getElementById(`${LOCAL_VIEW}-reviews-tab`)
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

function addressOfReviews() {
  const query = new URLSearchParams(window.location.search)
  query.set(LOCAL_VIEW, 'reviews')
  return `?${query}#${REVIEWS}`
}
