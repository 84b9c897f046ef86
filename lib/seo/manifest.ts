import type { MetadataRoute } from 'next'
import { localizedHref } from '#lib/i18n/href.ts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'

interface ManifestFacts {
  name: string | null
  description: string | null
  lang: Language
}

/** What a phone or desktop needs to install the site as an app, in one language. */
export function webManifest({ name, description, lang }: ManifestFacts): MetadataRoute.Manifest {
  return {
    id: '/',
    name: name || 'Montage',
    short_name: name || 'Montage',
    description: description || undefined,
    lang: LOCALES[lang],
    dir: 'ltr',
    start_url: localizedHref('/', lang),
    scope: '/',
    display: 'standalone',
    theme_color: '#ffc900',
    background_color: '#fffdf6',
    categories: ['business', 'utilities'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  }
}
