import 'server-only'
import { defineQuery } from 'groq'
import { withoutSamples } from '#lib/evidence/notes.ts'
import { localize } from '#lib/i18n/localize.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { figureOf } from '#lib/pricing/figure.ts'
import type { SocialSubject } from '#lib/seo/social-address.ts'
import { pictureFields, priceFields } from './fragments.ts'
import { getInstaller } from './installer.ts'
import { readContent } from './read.ts'

const shared = `
  "fallback": *[_type == "homePage" && _id == "homePage"][0]{_id, picture{${pictureFields}}},
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{_id, name, logo{${pictureFields}}, tagline, priceNote}`

export const socialDocumentQuery = defineQuery(`{
  "document": *[_type == $type && slug.current == $slug][0]{
    _id, name, title, ${priceFields}, picture{${pictureFields}},
    "above": coalesce(category->{_id, "text": title}, province->{_id, "text": name})
  },
  ${shared}
}`)

export const socialPageQuery = defineQuery(`{
  "document": *[_type == $type && _id == $type][0]{_id, title, picture{${pictureFields}}},
  ${shared}
}`)

/** The content of a social picture, without sentences that say something invented; `null` when its document is not published. */
export async function getSocialCard({ lang, type, slug }: SocialSubject) {
  'use cache'
  return withoutMarks(slug === null ? await pageCard(type, lang) : await documentCard(type, slug, lang))
}

async function documentCard(type: string, slug: string, lang: SocialSubject['lang']) {
  const { document, fallback, settings } = withoutSamples(
    localize(await readContent(socialDocumentQuery, { type, slug }), lang),
  )
  if (type === 'installer' && !(await getInstaller(slug, lang))) return null
  return (
    document && {
      title: document.name || document.title || '',
      above: document.above?.text ?? null,
      figure: figureOf(document),
      picture: document.picture ?? fallback?.picture ?? null,
      settings,
    }
  )
}

/** A page exists even while its document is not published. Then its picture shows the site's tagline as the title. */
async function pageCard(type: string, lang: SocialSubject['lang']) {
  const { document, fallback, settings } = withoutSamples(
    localize(await readContent(socialPageQuery, { type }), lang),
  )
  return {
    title: document?.title || settings?.tagline || settings?.name || '',
    above: null,
    figure: null,
    picture: document?.picture ?? fallback?.picture ?? null,
    settings,
  }
}
