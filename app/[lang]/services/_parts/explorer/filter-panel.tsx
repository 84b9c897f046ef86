'use client'

import type { ToggleEvent } from 'react'
import { Checkbox, Toggle } from '#components/ui/checkbox.tsx'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { COMPLEXITIES, countFilters, NO_FILTERS } from '#lib/search/catalogue-filters.ts'
import { toggled } from '#lib/search/toggled.ts'
import type { Chip, ExplorerPart } from './types.ts'

const PANEL_ID = 'catalogue-filters'

interface FilterPanelProps extends ExplorerPart {
  chips: Chip[]
  shown: number
  lang: Language
}

/** The Filters button and its popover: categories, complexity, and the two toggles. */
export function FilterPanel({ filters, change, link, words, chips, shown, lang }: FilterPanelProps) {
  const count = countFilters(filters)
  const showResults = getFormatters(lang).plural(shown, words.showResults)
  return (
    <>
      <button
        type="button"
        popoverTarget={PANEL_ID}
        className="filters-button btn btn-outline flex-none max-sm:px-4"
      >
        {words.filters}
        {count > 0 && (
          <span className="flex size-6.5 items-center justify-center rounded-full bg-disc text-label text-on-disc">
            {count}
          </span>
        )}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: A fieldset needs a legend, and the heading is in a row with a button. */}
      <div
        id={PANEL_ID}
        popover="auto"
        role="group"
        aria-label={words.filters}
        className="filters-panel"
        onBeforeToggle={chooseSide}
      >
        <div className="flex items-center justify-between gap-3 border-b-2 border-rule px-5 py-2">
          <p className="type-h4">{words.filters}</p>
          <a
            {...link(NO_FILTERS)}
            className="inline-flex min-h-11 items-center font-bold underline decoration-2 underline-offset-4"
          >
            {words.clearAll}
          </a>
        </div>
        <div className="overflow-y-auto px-5 pt-4">
          <fieldset>
            <legend className="type-label pb-2">{words.complexity}</legend>
            {COMPLEXITIES.map((complexity) => (
              <Checkbox
                key={complexity}
                name="complexity"
                value={complexity}
                label={words.levels[complexity]}
                checked={filters.complexity.includes(complexity)}
                onChange={() => change({ complexity: toggled(filters.complexity, complexity) })}
              />
            ))}
          </fieldset>
          <Toggle
            name="licensed"
            value="yes"
            label={words.licenseRequired}
            checked={filters.licenseRequired}
            onChange={() => change({ licenseRequired: !filters.licenseRequired })}
          />
          <Toggle
            name="permit"
            value="yes"
            label={words.permitRequired}
            checked={filters.permitRequired}
            onChange={() => change({ permitRequired: !filters.permitRequired })}
          />
          <fieldset className="mt-4">
            <legend className="type-label pb-2">{words.categories}</legend>
            {chips.map(({ slug, label }) => (
              <Checkbox
                key={slug}
                name="categories"
                value={slug}
                label={label}
                checked={filters.categories.includes(slug)}
                onChange={() => change({ categories: toggled(filters.categories, slug) })}
              />
            ))}
          </fieldset>
        </div>
        <button
          type="submit"
          onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
          className="focus-inside min-h-13 w-full border-t-2 border-rule bg-loud font-bold text-dark hover:bg-dark hover:text-loud"
        >
          <span className="noscript:hidden">{fillPlaceholders(showResults, { count: String(shown) })}</span>
          <span className="hidden noscript:inline">{words.apply}</span>
        </button>
      </div>
    </>
  )
}

/** In CSS pixels. With less space below its button, the panel opens above the button, if there is more space there. */
const ENOUGH_ROOM = 400
/** The space between the panel and the edge of the screen, in CSS pixels. */
const MARGIN = 12

/**
 * Tells the style sheet on which side of the button the panel opens, and its greatest height. A style sheet alone cannot do
 * it: Safari 26 uses the free space from before the page was scrolled.
 */
function chooseSide({ currentTarget: panel }: ToggleEvent<HTMLElement>): void {
  const button = panel.previousElementSibling?.getBoundingClientRect()
  if (!button) return
  const below = innerHeight - button.bottom
  const isAbove = below < ENOUGH_ROOM && button.top > below
  panel.toggleAttribute('data-above', isAbove)
  panel.style.setProperty('--room', `${(isAbove ? button.top : below) - MARGIN}px`)
}
