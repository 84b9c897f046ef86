'use client'

import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#components/ui/button.tsx'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { ExplorerWords } from './types.ts'

/** How many cards a phone shows at first, and how many more at a time. */
const STEP = 12

interface CardsProps {
  /** The rendered card of every service, by its slug. */
  cards: Map<string, ReactNode>
  /** The slugs of the shown cards, in their order. */
  slugs: string[]
  /** Returns the links to the pages of a service in the searched cities. The argument is the service's slug. */
  places?: ((slug: string) => ReactNode) | null
  lang: Language
  words: ExplorerWords
}

/**
 * The cards of the catalogue. A phone shows twelve at first and more on request, without scripts all. Cards that the filters
 * leave out are hidden and not removed: their links follow the searched city.
 */
export function Cards({ cards, slugs, places, lang, words }: CardsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [opened, setOpened] = useState({ of: slugs, count: STEP })
  const count = opened.of === slugs ? opened.count : STEP
  const more = Math.min(STEP, slugs.length - count)

  function showMore() {
    flushSync(() => setOpened({ of: slugs, count: count + STEP }))
    list.current?.children[count]?.querySelector('a')?.focus()
  }

  return (
    <>
      <ul
        ref={list}
        className={`ruled ${slugs.length > 1 ? 'sm:grid-cols-2' : 'one-card'} ${slugs.length > 2 ? 'lg:grid-cols-3' : ''}`}
      >
        {[...new Set([...slugs, ...cards.keys()])].map((slug, place) => (
          <li
            key={slug}
            hidden={place >= slugs.length}
            className={`flex flex-col ${place >= count ? 'max-sm:hidden noscript:flex' : ''}`}
          >
            {places?.(slug)}
            {cards.get(slug)}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button tone="outline" onClick={showMore} className="mt-4 w-full sm:hidden noscript:hidden">
          {fillPlaceholders(getFormatters(lang).plural(more, words.showMore), { count: String(more) })}
        </Button>
      )}
    </>
  )
}
