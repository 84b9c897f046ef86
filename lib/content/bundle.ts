import 'server-only'
import { defineQuery } from 'groq'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { warrantyOf } from '#lib/pricing/compared-services.ts'
import { timeBandsOf } from '#lib/pricing/time-on-site.ts'
import { monthsText } from '#lib/pricing/time-text.ts'
import { ratingOfServices } from '#lib/search/review-filters.ts'
import {
  aroundFields,
  guaranteeField,
  pictureFields,
  ratingsFields,
  seoFields,
  serviceCardFields,
  timeBandsField,
} from './fragments.ts'
import { readContent } from './read.ts'

export const bundleQuery = defineQuery(`{
  "bundle": *[_type == "bundle" && slug.current == $slug][0]{
    _id, name, "slug": slug.current, description, discount, totalSavings, popularity, popularityLabel,
    "services": services[]->{
      ${serviceCardFields}, ${ratingsFields}, "warrantyMonths": coalesce(warrantyMonths, category->warrantyMonths)
    },
    picture{${pictureFields}}, seo{${seoFields}}
  },
  "page": *[_type == "bundlePage" && _id == "bundlePage"][0]{
    ${aroundFields}, included{title, text}, benefitsHeading{title, text}, benefits[]{_key, title, text, icon}
  },
  "servicePage": *[_type == "servicePage" && _id == "servicePage"][0]{_id, guaranteeLine},
  ${guaranteeField}, ${timeBandsField}
}`)

/** A bundle's page; `null` when no published bundle has the slug. `{bundle}` in the page's texts is the bundle's name. */
export async function getBundle(slug: string, lang: Language) {
  'use cache'
  const { bundle, page, servicePage, guarantee, estimator } = localize(
    await readContent(bundleQuery, { slug }),
    lang,
  )
  if (!bundle) return null
  const names = { bundle: bundle.name ?? '' }
  const months = new Set((bundle.services ?? []).map((service) => warrantyOf(service, null, guarantee)))
  const warranties = [...months].toSorted((one, other) => one - other).map((one) => monthsText(one, lang))
  return {
    bundle,
    page: fillPlaceholders(page, names),
    /** The guarantee in one line, as on the pages of services, with the warranties of all jobs. */
    guaranteeLine: fillPlaceholders(servicePage?.guaranteeLine, {
      warranty: getFormatters(lang).list(warranties),
    }),
    names,
    rating: ratingOfServices(bundle.services ?? []),
    bands: timeBandsOf(estimator),
  }
}

export type BundleContent = NonNullable<Awaited<ReturnType<typeof getBundle>>>
