'use client'

import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import {
  filterReviews,
  RATINGS,
  REVIEW_FILTERS,
  type ReviewFacts,
  type ReviewFilter,
} from '#lib/search/review-filters.ts'
import { useAddressChoice } from '../address/use-address-choice.ts'
import { Icon } from '../ui/icon.tsx'
import { useEarlyActions } from '../ui/use-early-actions.ts'

interface ReviewListProps {
  reviews: (ReviewFacts & { id: string })[]
  /** One rendered card per review, in the same order. */
  cards: ReactNode[]
  /** How many reviews are shown at first, and how many more after each click on the button. */
  limit?: number
  words: Dictionary['reviews']
}

/** The filters that do not name a rating. */
const KINDS = ['all', 'photos', 'verified'] as const

/** Reviews with filters; the active filter is in the address. Without scripts all reviews are shown. */
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

  /** Shows more reviews and moves the focus to the first new one, also when the button disappears. */
  function showMore() {
    const next = matching[shown.size]
    flushSync(() => setRounds(rounds + 1))
    const item = next && list.current?.children[reviews.indexOf(next)]
    if (item instanceof HTMLElement) item.focus({ preventScroll: true })
  }

  return (
    <div ref={top}>
      {listener}
      <fieldset className="noscript:hidden">
        <legend className="sr-only">{words.filter}</legend>
        <div className="rating-bars">
          {RATINGS.map((rating) => (
            <RatingBar
              key={rating}
              rating={rating}
              count={filterReviews(reviews, rating).length}
              total={reviews.length}
              chosen={rating === filter}
              onChoose={() => show(rating)}
              words={words}
            />
          ))}
        </div>
        <div className="mb-4 flex flex-wrap items-center gap-2.5 md:mb-6">
          {KINDS.map((option) => (
            <button
              key={option}
              type="button"
              aria-pressed={option === filter}
              onClick={() => show(option)}
              className="min-h-11 rounded-control border-2 border-rule bg-paper px-3.5 text-small font-bold hover:bg-wash aria-pressed:border-disc aria-pressed:bg-disc aria-pressed:text-on-disc"
            >
              {words[option]}
            </button>
          ))}
          <p role="status" className="ml-auto text-small font-label">
            {fillPlaceholders(words.showing, { shown: String(shown.size), total: String(reviews.length) })}
          </p>
        </div>
      </fieldset>
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
        <button type="button" onClick={showMore} className="btn btn-outline btn-small mt-4 noscript:hidden">
          {words.showMore}
        </button>
      )}
    </div>
  )
}

interface RatingBarProps {
  rating: (typeof RATINGS)[number]
  /** The number of reviews with this rating. */
  count: number
  total: number
  chosen: boolean
  onChoose: () => void
  words: Dictionary['reviews']
}

/** One rating with its number of reviews and a bar of their share. Pressing it shows only these reviews. */
function RatingBar({ rating, count, total, chosen, onChoose, words }: RatingBarProps) {
  return (
    <button type="button" aria-pressed={chosen} disabled={count === 0} onClick={onChoose}>
      <span className="sr-only">{fillPlaceholders(words.rated, { rating, count: String(count) })}</span>
      <span aria-hidden="true">
        <span>
          {rating} <Icon name="star" />
        </span>
        {count}
      </span>
      <span aria-hidden="true">
        <span style={{ width: `${(100 * count) / total}%` }} />
      </span>
    </button>
  )
}
