'use client'

import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import {
  filterReviews,
  REVIEW_FILTERS,
  type ReviewFacts,
  type ReviewFilter,
} from '#lib/search/review-filters.ts'
import { useAddressChoice } from '../address/use-address-choice.ts'
import { useEarlyActions } from '../app/use-early-actions.ts'

interface ReviewListProps {
  reviews: (ReviewFacts & { id: string })[]
  /** One rendered card per review, in the same order. */
  cards: ReactNode[]
  /** How many reviews are shown at first, and how many more each time. */
  limit?: number
  words: Dictionary['reviews']
}

/** Reviews with their filters; the address says which filter is on. Without scripts every review is there. */
export function ReviewList({ reviews, cards, limit = 6, words }: ReviewListProps) {
  const top = useEarlyActions<HTMLDivElement>()
  const list = useRef<HTMLUListElement>(null)
  const { chosen: filter = 'all', choose, listener } = useAddressChoice('reviews', REVIEW_FILTERS, top)
  const [rounds, setRounds] = useState(1)
  const matching = filterReviews(reviews, filter)
  const shown = new Set(matching.slice(0, limit * rounds))

  function show(next: ReviewFilter) {
    setRounds(1)
    choose(next)
  }

  /** The reader goes on at the first of the new ones, also when the button is gone. */
  function showMore() {
    const next = matching[shown.size]
    flushSync(() => setRounds(rounds + 1))
    const item = next && list.current?.children[reviews.indexOf(next)]
    if (item instanceof HTMLElement) item.focus({ preventScroll: true })
  }

  return (
    <div ref={top}>
      {listener}
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 noscript:hidden">
        <fieldset className="flex flex-wrap gap-2.5">
          <legend className="sr-only">{words.filter}</legend>
          {REVIEW_FILTERS.map((option) => (
            <button
              key={option}
              type="button"
              aria-pressed={option === filter}
              onClick={() => show(option)}
              className="min-h-11 rounded-control border-2 border-rule bg-paper px-3.5 text-small font-bold hover:bg-wash aria-pressed:border-disc aria-pressed:bg-disc aria-pressed:text-on-disc"
            >
              {labelOf(option, words)}
            </button>
          ))}
        </fieldset>
        <p role="status" className="text-small font-label">
          {fillPlaceholders(words.showing, { shown: String(shown.size), total: String(reviews.length) })}
        </p>
      </div>
      {shown.size === 0 && <p className="rounded-frame border-2 border-rule bg-paper p-8">{words.empty}</p>}
      <ul ref={list} className="ruled md:grid-cols-2" hidden={shown.size === 0}>
        {reviews.map((review, index) => (
          <li
            key={review.id}
            tabIndex={-1}
            className={`bg-paper focus-inside ${shown.has(review) ? '' : 'hidden noscript:block'}`}
          >
            {cards[index]}
          </li>
        ))}
      </ul>
      {shown.size < matching.length && (
        <button type="button" onClick={showMore} className="btn btn-outline mt-6 noscript:hidden">
          {words.showMore}
        </button>
      )}
    </div>
  )
}

function labelOf(filter: ReviewFilter, words: Dictionary['reviews']) {
  if (filter === 'all' || filter === 'photos' || filter === 'verified') return words[filter]
  return fillPlaceholders(words.stars, { count: filter })
}
