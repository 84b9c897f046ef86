import type { Metadata } from 'next'
import { toPicture } from '#lib/content/picture.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { type Language, LOCALES, otherLanguage } from '#lib/i18n/languages.ts'

interface PageHead {
  /** The public English path. */
  path: string
  lang: Language
  seo?: {
    title: string | null
    description: string | null
    keywords: string | null
    picture: Parameters<typeof toPicture>[0]
  } | null
  /** Used where `seo` says nothing. */
  title?: string | null
  description?: string | null
}

/** A page's head data (seed 1, section 2): each language is its own canonical, and names the other. */
export function pageMetadata({ path, lang, seo, ...fallback }: PageHead): Metadata {
  const title = seo?.title || fallback.title || undefined
  const description = seo?.description || fallback.description || undefined
  const canonical = localizedHref(path, lang)
  const picture = toPicture(seo?.picture)
  return {
    title,
    description,
    keywords: seo?.keywords || undefined,
    robots: { index: true, follow: true },
    alternates: {
      canonical,
      languages: {
        'en-ca': localizedHref(path, 'en'),
        'fr-ca': localizedHref(path, 'fr'),
        'x-default': localizedHref(path, 'en'),
      },
    },
    openGraph: {
      type: 'website',
      title,
      description,
      url: canonical,
      locale: LOCALES[lang].replace('-', '_'),
      alternateLocale: LOCALES[otherLanguage(lang)].replace('-', '_'),
      images: picture ? [{ url: picture.src, alt: picture.alt }] : undefined,
    },
  }
}
