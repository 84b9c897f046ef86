import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { Icon } from '../../ui/icon.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { CityServiceProps } from './types.ts'

/** Seed 1, section 2: up to four included features. */
const FEATURES = 4

/** City, availability, licence, rating and what is included, as the seeds list them. */
export function Badges({ content, lang }: CityServiceProps) {
  const { city, service, figures } = content
  const words = getDictionary(lang).cityPages
  const figure = (key: string) => figures?.figures?.find((one) => one.key === key)
  const [availability, rating, reviews] = ['availability', 'rating', 'reviews'].map(figure)
  return (
    <>
      <ul className="mt-6 flex flex-wrap gap-2">
        <li>
          <Tag>{city.name}</Tag>
        </li>
        {availability && (
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
            <Tag tone="yellow">
              {fillPlaceholders(words.ratingFrom, {
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
