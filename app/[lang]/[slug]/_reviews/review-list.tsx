'use client'

import { type ReactNode, useState } from 'react'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import {
  filterReviews,
  REVIEW_FILTERS,
  type ReviewFacts,
  type ReviewFilter,
} from '#lib/search/review-filters.ts'

/** Seed 1, section 9: four on a service page. */
const LIMIT = 4

interface ReviewListProps {
  reviews: (ReviewFacts & { id: string })[]
  /** One rendered card per review, in the same order. */
  cards: ReactNode[]
  words: Dictionary['reviews']
}

export function ReviewList({ reviews, cards, words }: ReviewListProps) {
  const [filter, setFilter] = useState<ReviewFilter>('all')
  const matching = filterReviews(reviews, filter)
  const shown = new Set(matching.slice(0, LIMIT).map(({ id }) => id))
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 noscript:hidden">
        <fieldset className="flex flex-wrap gap-2.5">
          <legend className="sr-only">{words.filter}</legend>
          {REVIEW_FILTERS.map((option) => (
            <button
              key={option}
              type="button"
              aria-pressed={option === filter}
              onClick={() => setFilter(option)}
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
      <ul className="ruled md:grid-cols-2" hidden={shown.size === 0}>
        {reviews.map(({ id }, index) => (
          <li key={id} hidden={!shown.has(id)} className="bg-paper">
            {cards[index]}
          </li>
        ))}
      </ul>
    </>
  )
}

function labelOf(filter: ReviewFilter, words: Dictionary['reviews']) {
  if (filter === 'all' || filter === 'photos' || filter === 'verified') return words[filter]
  return fillPlaceholders(words.stars, { count: filter })
}
