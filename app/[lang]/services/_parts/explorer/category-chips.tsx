'use client'

import { useState } from 'react'
import { chipClass } from '#components/ui/chip.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { chooseChip } from '#lib/search/catalogue-filters.ts'
import type { Chip, ExplorerPart } from './types.ts'

/** The number of chips at first: about two rows at 1280 px. One more chip shows all others and says how many they are. */
const FIRST_CHIPS = 10

interface CategoryChipsProps extends ExplorerPart {
  chips: Chip[]
  total: number
}

/** One chip per category, with its count. The chips are links, so they also work without scripts. */
export function CategoryChips({ filters, link, words, chips, total }: CategoryChipsProps) {
  const [isOpen, setOpen] = useState(false)
  const all = [{ slug: '', label: words.allServices, count: total }, ...chips]
  const isLater = (index: number, slug: string) => index > FIRST_CHIPS && slug !== filters.chip

  return (
    <ul className="chip-row" aria-label={words.categories}>
      {all.map(({ slug, label, count }, index) => {
        const isChosen = slug === filters.chip
        return (
          <li key={slug} className={!isOpen && isLater(index, slug) ? 'lg:hidden noscript:lg:block' : ''}>
            <a
              {...link(chooseChip(slug))}
              aria-current={isChosen ? 'true' : undefined}
              className={chipClass(isChosen)}
            >
              {label}
              <span className={`font-normal ${isChosen ? '' : 'text-muted'}`}>{count}</span>
            </a>
          </li>
        )
      })}
      {chips.length > FIRST_CHIPS && (
        <li className="max-lg:hidden noscript:hidden">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className={`${chipClass()} border-dashed`}
          >
            {isOpen
              ? words.fewerCategories
              : fillPlaceholders(words.moreCategories, { count: String(chips.length - FIRST_CHIPS) })}
          </button>
        </li>
      )}
    </ul>
  )
}
