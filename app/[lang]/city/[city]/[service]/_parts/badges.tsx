import { Icon } from '#components/ui/icon.tsx'
import { Tag } from '#components/ui/tag.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { CityServiceProps } from './types.ts'

/** How many included features are shown as badges. */
const FEATURES = 4

/**
 * The badges: city, availability, licence, rating, included features (docs/product.md, Service in a city). Only a city with
 * an emergency service is available around the clock; where a city has fewer reviews, they are from all of Canada.
 */
export function Badges({ content, lang }: CityServiceProps) {
  const { city, service, figures } = content
  const words = getDictionary(lang).cityPages
  const figure = (key: string) => figures?.figures?.find((one) => one.key === key)
  const [availability, rating, reviews] = ['availability', 'rating', 'reviews'].map(figure)
  // Counts such as `250+` are read as 250.
  const isLocal = (city.localData?.totalReviews ?? 0) >= Number(reviews?.value?.replace(/\D/g, ''))
  return (
    <>
      <ul className="mt-6 flex flex-wrap gap-2">
        <li>
          <Tag>{city.name}</Tag>
        </li>
        {availability && city.localData?.emergencyService && (
          <li>
            <Tag>
              {fillPlaceholders(words.available, {
                value: availability.value ?? '',
                label: availability.label ?? '',
              })}
            </Tag>
          </li>
        )}
        <li>
          <Tag tone="ink">{words.licensed}</Tag>
        </li>
        {rating && reviews && (
          <li>
            <Tag tone="loud">
              {fillPlaceholders(isLocal ? words.ratingFrom : words.ratingAcrossCanada, {
                rating: rating.value ?? '',
                reviews: reviews.value ?? '',
              })}
            </Tag>
          </li>
        )}
      </ul>
      <ul className="hero-points">
        {service.features?.slice(0, FEATURES).map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
    </>
  )
}
