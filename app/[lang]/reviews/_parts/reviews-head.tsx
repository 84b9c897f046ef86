import { RatingSummary } from '#components/review/rating-summary.tsx'
import type { Review } from '#components/review/review-card.tsx'
import { Button } from '#components/ui/button.tsx'
import { SelectField, TextField } from '#components/ui/fields.tsx'
import { SiteLink } from '#components/ui/links.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import { meanRating, RATINGS, REVIEW_ORDERS, type ReviewSearch } from '#lib/search/review-filters.ts'

/** The id of the form that searches in the reviews. The filters below it belong to it. */
export const SEARCH_FORM = 'reviews-search'

interface ReviewsHeadProps {
  /** Every review of the page. */
  reviews: readonly Review[]
  /** Those of the search. */
  found: readonly Review[]
  search: ReviewSearch
  lang: Language
}

/** Above the list of reviews: a search that works without scripts. It says the mean of what was found. */
export function ReviewsHead({ reviews, found, search, lang }: ReviewsHeadProps) {
  const { text, service, place, order } = search
  const words = getDictionary(lang).trustPages.reviews
  const { number, plural } = getFormatters(lang)
  const mean = meanRating(found)
  const choices = (of: 'service' | 'place') =>
    choicesOf(
      reviews.map((review) => review[of]),
      lang,
    ).map(({ slug, name, count }) => (
      <option key={slug} value={slug}>
        {`${name} (${number(count)})`}
      </option>
    ))
  return (
    <>
      <form
        id={SEARCH_FORM}
        action="/reviews#reviews"
        className="mb-4 grid grid-cols-2 items-end gap-3 md:mb-6"
      >
        {lang === 'fr' && <input type="hidden" name="lang" value="fr" />}
        <div className="col-span-full">
          <TextField
            id="reviews-text"
            label={words.search}
            type="search"
            name="q"
            defaultValue={text}
            placeholder={words.example}
          />
        </div>
        <SelectField id="reviews-service" label={words.service} name="service" defaultValue={service}>
          <option value="">{words.allServices}</option>
          {choices('service')}
        </SelectField>
        <SelectField id="reviews-place" label={words.place} name="place" defaultValue={place}>
          <option value="">{words.allPlaces}</option>
          {choices('place')}
        </SelectField>
        <SelectField id="reviews-order" label={words.order} name="order" defaultValue={order}>
          {REVIEW_ORDERS.map((one) => (
            <option key={one} value={one}>
              {words.orders[one]}
            </option>
          ))}
        </SelectField>
        <Button type="submit">{words.find}</Button>
      </form>
      {(text || service || place) && (
        <div className="mb-4 text-small">
          <strong>
            {fillPlaceholders(plural(found.length, words.found), {
              count: number(found.length),
              total: number(reviews.length),
            })}
          </strong>{' '}
          <SiteLink href="/reviews#reviews" lang={lang} className="underline underline-offset-4">
            {words.showAll}
          </SiteLink>
          {mean && <RatingSummary mean={mean} lang={lang} />}
        </div>
      )}
    </>
  )
}

/** In the hero: the mean of the reviews of the page, and how many have each number of stars. */
export function ReviewsMean({ reviews, lang }: Pick<ReviewsHeadProps, 'reviews' | 'lang'>) {
  const mean = meanRating(reviews)
  if (!mean) return null
  return (
    <div className="rounded-frame border-2 border-rule bg-paper p-4">
      <RatingSummary mean={mean} lang={lang} />
      <Spread found={reviews} lang={lang} />
    </div>
  )
}

/** How many reviews have each number of stars, also where there is none. The bars below are filters, so they leave those out. */
function Spread({ found, lang }: { found: readonly Review[]; lang: Language }) {
  const { rated } = getDictionary(lang).reviews
  return (
    <ul className="flex flex-wrap gap-x-4 text-small">
      {RATINGS.map((rating) => {
        const count = String(found.filter((review) => review.rating === Number(rating)).length)
        return (
          <li key={rating}>
            <span className="sr-only">{fillPlaceholders(rated, { rating, count })}</span>
            <span aria-hidden="true">
              {rating} ★ <span className="font-bold">{count}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** The services or places of reviews, by name, with the number of their reviews. */
function choicesOf(
  named: readonly ({ slug: string | null; name: string | null } | null | undefined)[],
  lang: Language,
) {
  const counts = new Map<string, { slug: string; name: string; count: number }>()
  for (const one of named) {
    if (!one?.slug) continue
    const { slug, name } = one
    counts.set(slug, { slug, name: name ?? slug, count: (counts.get(slug)?.count ?? 0) + 1 })
  }
  return [...counts.values()].toSorted((one, other) => one.name.localeCompare(other.name, LOCALES[lang]))
}
