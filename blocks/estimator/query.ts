import {
  cityLinkFields,
  cityPriceFields,
  estimatorFields,
  priceFields,
  questionsField,
  timedServiceFields,
} from '../../lib/content/fragments.ts'

/** A service, and what its estimate needs: the estimator settings, two notes, and the cities with a price factor. */
export const estimatorBlockFields = `
  title, text,
  service->{
    _id, name, "slug": slug.current, ${priceFields}, ${timedServiceFields}, addOns[]{_key, name, value, description},
    ${questionsField}, category->{_id, ${questionsField}}
  },
  "settings": *[_type == "estimatorSettings" && _id == "estimatorSettings"][0]{
    ${estimatorFields}, "cities": cities[]->{_id}, defaultCity->{_id, "slug": slug.current}
  },
  "notes": *[_type == "servicePage" && _id == "servicePage"][0]{_id, estimatorNote, averageNote},
  "cities": *[_type == "city" && defined(slug.current) && defined(localPricing.baseMultiplier)]{
    ${cityLinkFields}, ${cityPriceFields}
  }`
