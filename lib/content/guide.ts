import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { guideCardFields, pictureFields, seoFields, serviceCardFields } from './fragments.ts'
import { readContent } from './read.ts'

export const guideQuery = defineQuery(`{
  "guide": *[_type == "guide" && slug.current == $slug][0]{
    _id, title, "slug": slug.current, lead, body, publishedAt, "updated": _updatedAt, picture{${pictureFields}},
    category->{_id, title, "slug": slug.current},
    "services": services[]->{${serviceCardFields}},
    seo{${seoFields}}
  },
  "page": *[_type == "guidesPage" && _id == "guidesPage"][0]{
    _id, title, services{title, text}, closing{title, text}
  },
  "guides": *[_type == "guide" && defined(slug.current)] | order(publishedAt desc, _id asc) {${guideCardFields}}
}`)

/** A guide and the next older guide (the newest after the oldest); `null` when no published guide has the slug. */
export async function getGuide(slug: string, lang: Language) {
  'use cache'
  const { guide, page, guides } = localize(await readContent(guideQuery, { slug }), lang)
  if (!guide) return null
  const place = guides.findIndex(({ _id }) => _id === guide._id)
  const next = guides[(place + 1) % guides.length]
  return { guide, page, next: next && next._id !== guide._id ? next : null }
}
