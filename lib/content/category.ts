import 'server-only'
import { defineQuery } from 'groq'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { timeBandsOf } from '#lib/pricing/time-on-site.ts'
import { ratingOfServices } from '#lib/search/review-filters.ts'
import {
  aroundFields,
  guideLinks,
  pictureFields,
  questionsField,
  ratingsFields,
  seoFields,
  serviceCardFields,
  serviceLinkFields,
  servicesByPopularity,
  timeBandsField,
} from './fragments.ts'
import { readContent } from './read.ts'

/** A slug or an alias finds the category (docs/product.md, Aliases). */
export const categoryQuery = defineQuery(`{
  "category": *[_type == "category" && (slug.current == $slug || $slug in aliases)][0]{
    _id, title, chipLabel, "slug": slug.current, description, about, goodToKnow[]{_key, title, text, icon},
    picture{${pictureFields}}, seo{${seoFields}}, "guides": ${guideLinks},
    groups[]{_key, title, links[]{
      _key, label, "hasTarget": defined(target),
      "service": target->{${serviceLinkFields}, ${questionsField}, category->{_id, ${questionsField}}}
    }},
    "services": *[_type == "service" && defined(slug.current) && references(^._id)] | ${servicesByPopularity} {
      ${serviceCardFields}, ${ratingsFields}
    },
    "neighbours": neighbours[]->{
      _id, title, "slug": slug.current, picture{${pictureFields}},
      "services": *[_type == "service" && defined(slug.current) && references(^._id)]
        | ${servicesByPopularity} {${serviceLinkFields}}
    }
  },
  "page": *[_type == "categoryPage" && _id == "categoryPage"][0]{
    ${aroundFields}, finder{title, text}, services{title, text}, other{title, text}, aboutHeading{title, text},
    guides{title, text}, neighboursHeading{title, text}, empty{title, text}
  },
  "categories": *[_type == "category" && defined(slug.current)] | order(order asc) {
    _id, title, chipLabel, "slug": slug.current
  },
  ${timeBandsField}
}`)

/** A category's page by its slug or an alias, or `null`. `{category}` in the page's texts is the category's title. */
export async function getCategory(slug: string, lang: Language) {
  'use cache'
  const { category, page, categories, estimator } = localize(await readContent(categoryQuery, { slug }), lang)
  if (!category) return null
  const names = { category: category.title ?? '' }
  return {
    category,
    page: fillPlaceholders(page, names),
    categories,
    names,
    bands: timeBandsOf(estimator),
    rating: ratingOfServices(category.services),
  }
}

export type CategoryContent = NonNullable<Awaited<ReturnType<typeof getCategory>>>
