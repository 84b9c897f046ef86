'use client'

import { type MouseEvent, useState } from 'react'
import { chipClass } from '#components/ui/chip.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { chooseChip } from '#lib/search/catalogue-filters.ts'
import type { Chip, ExplorerPart } from './types.ts'

/** The number of chips at first: about two rows at 1280 px. One more chip shows all others and says how many they are. */
const FIRST_CHIPS = 10

interface CategoryChipsProps extends ExplorerPart {
  chips: Chip[]
  total: number
  lang: Language
}

/** One chip per category, with its count. The chips are links, so they also work without scripts. */
export function CategoryChips({ filters, change, words, chips, total, lang }: CategoryChipsProps) {
  const [isOpen, setOpen] = useState(false)
  const all = [{ slug: '', label: words.allServices, count: total }, ...chips]
  const isLater = (index: number, slug: string) => index > FIRST_CHIPS && slug !== filters.chip

  function choose(event: MouseEvent, slug: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    change(chooseChip(slug))
  }

  return (
    <ul className="chip-row" aria-label={words.categories}>
      {all.map(({ slug, label, count }, index) => {
        const isChosen = slug === filters.chip
        return (
          <li key={slug} className={!isOpen && isLater(index, slug) ? 'lg:hidden noscript:lg:block' : ''}>
            <a
              href={localizedHref(slug ? `/services?category=${slug}` : '/services', lang)}
              aria-current={isChosen ? 'true' : undefined}
              onClick={(event) => choose(event, slug)}
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
