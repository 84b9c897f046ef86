import type { MetadataRoute } from 'next'
import { siteAddress } from '#lib/seo/address.ts'

/** Every page is open; pictures under `/api` too. A service called "studio-…" is not the Studio. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/lake/images/'],
      disallow: ['/api/', '/studio/', '/studio$'],
    },
    sitemap: siteAddress('/sitemap.xml'),
  }
}
