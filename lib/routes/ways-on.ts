import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { NotFoundScreen } from './routes.ts'

/** The links from a not-found screen: address → label (docs/product.md, Error texts). */
export function waysOn(screen: NotFoundScreen, lang: Language): Record<string, string> {
  const { notFound, shell } = getDictionary(lang)
  switch (screen) {
    case 'service':
    case 'category':
      return { '/services': notFound[screen].browse }
    case 'city':
      return { '/': notFound.city.returnHome, '/cities': notFound.city.allCities }
    case 'share':
    case 'heldBack':
      return { '/': notFound.page.goHome, '/services': notFound.page.browseServices }
    case 'page':
      return {
        '/': notFound.page.goHome,
        '/services': notFound.page.browseServices,
        '/cities': notFound.city.allCities,
        '/book-installation': shell.bookInstallation,
      }
  }
}
