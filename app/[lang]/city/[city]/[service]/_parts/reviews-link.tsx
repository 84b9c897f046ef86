'use client'

import { type MouseEvent, useEffect } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { LOCAL_VIEW, REVIEWS } from './local-view.ts'

/** Leads to the local reviews and opens their tab. An address that ends in `#reviews` does too. */
export function ReviewsLink({ label }: { label: string }) {
  useEffect(() => {
    if (window.location.hash !== `#${REVIEWS}`) return
    window.history.replaceState(null, '', addressOfReviews())
    // The browser has looked for the reviews already, while their tab was closed.
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
