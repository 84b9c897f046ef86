'use client'

import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { buttonClass } from '../../ui/button.tsx'

/** The fragment of the local reviews, which are behind a tab. */
export const REVIEWS = 'reviews'

/** Of the tabs around the reviews, in the address and in their ids. */
export const LOCAL_VIEW = 'local'

/** Leads to the local reviews and opens their tab. An address that ends in `#reviews` does too. */
export function ReviewsLink({ children }: { children: ReactNode }) {
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
    <a href={`#${REVIEWS}`} onClick={open} className={buttonClass({ tone: 'outline' })}>
      {children}
    </a>
  )
}

function addressOfReviews() {
  const query = new URLSearchParams(window.location.search)
  query.set(LOCAL_VIEW, 'reviews')
  return `?${query}#${REVIEWS}`
}
