'use client'

import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
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
  /** The filter of the address, where the server knows the address. */
  filter?: ReviewFilter
  /** The id of the form that the filters send without scripts. */
  form?: string
  /** What stands above the filters. With it, both stand beside the reviews on large screens. */
  head?: ReactNode
  /** The classes of the grid of reviews. */
  grid: string
  words: Dictionary['reviews']
}

/** The filters that do not name a rating. */
const KINDS = ['all', 'photos', 'verified'] as const

/**
 * Reviews with filters; the active filter is in the address. Without scripts the server answers it where there is a form, and
 * otherwise all reviews are shown. A filter that finds nothing is not shown.
 */
export function ReviewList({
  reviews,
  cards,
  limit = 6,
  filter: start,
  form,
  head,
  grid,
  words,
}: ReviewListProps) {
  const top = useEarlyActions<HTMLDivElement>()
  const list = useRef<HTMLUListElement>(null)
  const { chosen: filter = 'all', choose, listener } = useAddressChoice('reviews', REVIEW_FILTERS, top, start)
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

  const isShown = (value: ReviewFilter) => value === filter || filterReviews(reviews, value).length > 0

  const ratings = RATINGS.filter(isShown)

  /** The attributes of the button of a filter. */
  function button(value: ReviewFilter) {
    return {
      type: form ? ('submit' as const) : ('button' as const),
      form,
      name: 'reviews',
      value,
      'aria-pressed': value === filter,
      onClick: (event: MouseEvent) => {
        event.preventDefault()
        show(value)
      },
    }
  }

  return (
    <div ref={top} className={head ? 'reviews-desk' : undefined}>
      {listener}
      <div>
        {head}
        <fieldset className={form ? undefined : 'noscript:hidden'}>
          <legend className="mb-1 font-label text-small">{words.filter}</legend>
          {ratings.length > 0 && (
            <div className="rating-bars">
              {ratings.map((rating) => (
                <button key={rating} {...button(rating)}>
                  <RatingBar
                    rating={rating}
                    count={filterReviews(reviews, rating).length}
                    total={reviews.length}
                    words={words}
                  />
                </button>
              ))}
            </div>
          )}
          <div className="mb-2 flex flex-wrap items-center gap-2.5 md:mb-6">
            {KINDS.filter(isShown).map((option) => (
              <button key={option} {...button(option)} className="filter-button">
                {words[option]} <span>{filterReviews(reviews, option).length}</span>
              </button>
            ))}
            <p role="status" className="ml-auto text-small font-label noscript:hidden">
              {fillPlaceholders(words.showing, { shown: String(shown.size), total: String(reviews.length) })}
            </p>
          </div>
        </fieldset>
      </div>
      <div>
        {shown.size === 0 && <p className="rounded-frame border-2 border-rule bg-paper p-6">{words.empty}</p>}
        <ul ref={list} className={`ruled ${grid}`} hidden={shown.size === 0}>
          {reviews.map((review, index) => (
            <li
              key={review.id}
              tabIndex={-1}
              className={`bg-paper focus-inside ${shown.has(review) ? '' : matching.includes(review) ? 'hidden noscript:block' : 'hidden'}`}
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
    </div>
  )
}

interface RatingBarProps {
  rating: (typeof RATINGS)[number]
  /** The number of reviews with this rating. */
  count: number
  total: number
  words: Dictionary['reviews']
}

/** One rating with its number of reviews and a bar of their share. */
function RatingBar({ rating, count, total, words }: RatingBarProps) {
  return (
    <>
      <span className="sr-only">{fillPlaceholders(words.rated, { rating, count: String(count) })}</span>
      <span aria-hidden="true">
        <span>
          {rating} <Icon name="star" />
        </span>
        <span>{count}</span>
      </span>
      <span aria-hidden="true">
        <span style={{ width: total && `${(100 * count) / total}%` }} />
      </span>
    </>
  )
}
