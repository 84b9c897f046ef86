import type { MetadataRoute } from 'next'
import { BRAND } from '#lib/brand/brand.ts'
import { SCHEMES } from '#lib/brand/schemes.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'

interface ManifestFacts {
  name: string | null
  description: string | null
  /** The address of the logo with a width in pixels; `null` when the site has no logo. */
  logo: (size: number) => string | null
  lang: Language
}

/** The web app manifest in one language. A phone or desktop installs the site with it. */
export function webManifest({ name, description, logo, lang }: ManifestFacts): MetadataRoute.Manifest {
  return {
    id: '/',
    name: name || BRAND.name,
    short_name: name || BRAND.name,
    description: description || undefined,
    lang: LOCALES[lang],
    dir: 'ltr',
    start_url: localizedHref('/', lang),
    scope: '/',
    display: 'standalone',
    theme_color: BRAND.still.loud,
    background_color: SCHEMES.day.paper,
    categories: ['business', 'utilities'],
    icons: icons(logo),
  }
}

function icons(logo: ManifestFacts['logo']): MetadataRoute.Manifest['icons'] {
  // These sizes are among the fixed widths of pictures, so the image server does not round them.
  const own = [200, 800].flatMap((size) => {
    const src = logo(size)
    return src ? { src, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' as const } : []
  })
  if (own.length > 0) return own
  return [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ]
}
