import 'server-only'
import { defineQuery } from 'groq'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { timeBandsOf } from '#lib/pricing/time-on-site.ts'
import { aroundFields, pictureFields, seoFields, serviceCardFields, timeBandsField } from './fragments.ts'
import { readContent } from './read.ts'

export const bundleQuery = defineQuery(`{
  "bundle": *[_type == "bundle" && slug.current == $slug][0]{
    _id, name, "slug": slug.current, description, discount, totalSavings, popularity, popularityLabel,
    "services": services[]->{${serviceCardFields}},
    picture{${pictureFields}}, seo{${seoFields}}
  },
  "page": *[_type == "bundlePage" && _id == "bundlePage"][0]{
    ${aroundFields}, included{title, text}, benefitsHeading{title, text}, benefits[]{_key, title, text, icon}
  },
  ${timeBandsField}
}`)

/** A bundle's page; `null` when no published bundle has the slug. `{bundle}` in the page's texts is the bundle's name. */
export async function getBundle(slug: string, lang: Language) {
  'use cache'
  const { bundle, page, estimator } = localize(await readContent(bundleQuery, { slug }), lang)
  if (!bundle) return null
  const names = { bundle: bundle.name ?? '' }
  return { bundle, page: fillPlaceholders(page, names), names, bands: timeBandsOf(estimator) }
}

export type BundleContent = NonNullable<Awaited<ReturnType<typeof getBundle>>>
