import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { NO_FILTERS, SORTS, writeFilters } from '#lib/search/catalogue-filters.ts'
import {
  FIRST_PRICE,
  type GlobalFilters,
  PRICE_SLIDER,
  SHOWN_CATEGORIES,
  withPrice,
} from '#lib/search/global-search/filters.ts'
import type { SearchIndex } from '#lib/search/global-search/types.ts'
import { toggled } from '#lib/search/toggled.ts'
import { Checkbox, Toggle } from '../ui/checkbox.tsx'
import { SelectField } from '../ui/fields.tsx'
import { Icon } from '../ui/icon.tsx'
import type { PanelWords } from './panel-words.ts'
import { PriceSlider } from './price-slider.tsx'

/** The choices for the lowest rating, in stars. */
const RATINGS = [3, 4, 4.5]

interface FilterFieldsProps {
  id: string
  filters: GlobalFilters
  change: (filters: GlobalFilters) => void
  clear: () => void
  index: SearchIndex
  words: PanelWords
  lang: Language
}

/** The filter panel of the search (docs/product.md, Search filters). Each filter applies as soon as it is touched. */
export function FilterFields({ id, filters, change, clear, index, words, lang }: FilterFieldsProps) {
  const { price, number } = getFormatters(lang)
  const prices = filters.price ?? FIRST_PRICE
  const dollars = (end: keyof typeof prices) =>
    end === 'max' && prices.max === PRICE_SLIDER.max
      ? fillPlaceholders(words.andOver, { price: price(prices.max) })
      : price(prices[end])
  const chosenCities = index.cities.filter(({ slug }) => filters.cities.includes(slug))
  return (
    <div className="border-rule px-5 pt-4 pb-5 max-xl:border-b-2 xl:order-last xl:border-l-2">
      {(['min', 'max'] as const).map((end) => (
        <PriceSlider
          key={end}
          id={`${id}-${end}`}
          label={end === 'min' ? words.minimumPrice : words.maximumPrice}
          value={prices[end]}
          text={dollars(end)}
          isSet={filters.price !== null}
          onChange={(value) => change(withPrice(filters, end, value))}
        />
      ))}
      <p className="mt-1 mb-4 text-small text-muted">
        {filters.price ? words.priceNote : words.priceUntouched}
      </p>
      <fieldset>
        <legend className="type-label pb-2">{words.categories}</legend>
        {index.categories.slice(0, SHOWN_CATEGORIES).map(({ slug, title }) => (
          <Checkbox
            key={slug}
            label={title}
            checked={filters.categories.includes(slug)}
            onChange={() => change({ ...filters, categories: toggled(filters.categories, slug) })}
          />
        ))}
      </fieldset>
      <div className="border-t border-rule py-4">
        <SelectField
          id={`${id}-city`}
          label={words.cities}
          value=""
          onChange={(event) => change({ ...filters, cities: toggled(filters.cities, event.target.value) })}
        >
          <option value="">{words.addCity}</option>
          {index.cities
            .filter((city) => !chosenCities.includes(city))
            .map(({ slug, name, province }) => (
              <option key={slug} value={slug}>
                {fillPlaceholders(words.cityOption, { city: name, province })}
              </option>
            ))}
        </SelectField>
        {chosenCities.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-2">
            {chosenCities.map(({ slug, name }) => (
              <li key={slug}>
                <button
                  type="button"
                  aria-label={fillPlaceholders(words.removeCity, { city: name })}
                  onClick={() => {
                    change({ ...filters, cities: toggled(filters.cities, slug) })
                    // The pressed button disappears, so the focus moves to the select of cities.
                    document.getElementById(`${id}-city`)?.focus()
                  }}
                  className="inline-flex min-h-11 items-center gap-2.5 rounded-control border-2 border-dark bg-loud px-3.5 text-small font-bold text-dark hover:bg-dark hover:text-loud"
                >
                  {name}
                  <Icon name="close" className="size-3.5" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Toggle
        label={words.licensedOnly}
        checked={filters.licensedOnly}
        onChange={() => change({ ...filters, licensedOnly: !filters.licensedOnly })}
      />
      <Toggle
        label={words.emergency}
        checked={filters.emergency}
        onChange={() => change({ ...filters, emergency: !filters.emergency })}
      />
      <div className="border-t border-rule pt-4">
        <SelectField
          id={`${id}-rating`}
          label={words.rating}
          value={filters.rating ?? ''}
          onChange={({ target }) =>
            change({ ...filters, rating: target.value === '' ? null : Number(target.value) })
          }
          hint={words.ratingNote}
        >
          <option value="">{words.anyRating}</option>
          {RATINGS.map((rating) => (
            <option key={rating} value={rating}>
              {fillPlaceholders(words.stars, { count: number(rating) })}
            </option>
          ))}
        </SelectField>
      </div>
      <button
        type="button"
        onClick={clear}
        className="mt-3 min-h-11 font-bold underline decoration-2 underline-offset-4"
      >
        {words.clearAll}
      </button>
    </div>
  )
}

interface FiltersInFormProps {
  /** The id of the form. */
  form: string | undefined
  filters: GlobalFilters
}

/** Hidden fields of the search form. When Enter opens the catalogue, they pass on the filters that the catalogue has, too. */
export function FiltersInForm({ form, filters: { cities, categories, licensedOnly } }: FiltersInFormProps) {
  const state = { ...NO_FILTERS, sort: SORTS[0], cities, categories, licenseRequired: licensedOnly }
  return [...writeFilters(state, new URLSearchParams())].map(([name, value]) => (
    <input key={name} type="hidden" form={form} name={name} value={value} />
  ))
}
