import type { Product, WithContext } from 'schema-dts'
import type { Language } from '#lib/i18n/languages.ts'
import { bundleFigureOf, type PricedService } from '#lib/pricing/figure.ts'
import { pageAddress, siteAddress } from './address.ts'
import { type Business, organizationReference } from './business.ts'
import { aggregateOffer, settingsRating } from './offers.ts'
import { webPage } from './service.ts'
import { socialPicturePath } from './social-address.ts'

interface BundleFacts {
  bundle: {
    name: string | null
    slug: string | null
    description: string | null
    discount: number | null
    services: Omit<PricedService, '_id'>[] | null
  }
  business: Business | null
  lang: Language
}

/** Structured data of a bundle as a product: in Canadian dollars, in stock, with its rating (docs/product.md, Bundle page). */
export function productData({ bundle, business, lang }: BundleFacts): WithContext<Product> {
  const path = `/bundles/${bundle.slug}`
  const price = bundle.services?.length ? bundleFigureOf(bundle) : null
  const figures = business?.structuredData
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: bundle.name || undefined,
    description: bundle.description || undefined,
    sku: bundle.slug || undefined,
    image: siteAddress(socialPicturePath(path, lang)),
    url: pageAddress(path, lang),
    mainEntityOfPage: webPage(path, lang),
    brand: organizationReference(business),
    offers: aggregateOffer(price, business?.currency, pageAddress(path, lang)),
    aggregateRating: settingsRating(figures?.bundleRatingValue, figures?.bundleReviewCount),
  }
}
