import { pathOf } from '#lib/content/routes.ts'
import { FIGURES_ON } from '#lib/content/shown-on.ts'
import { documentOfPath } from '#lib/seo/page-documents.ts'

interface StoredDocument {
  _id: string
  _type: string
  slug?: { current?: string }
  page?: string
}

/** The ids of the documents a page is about, and of its figures. */
export function documentsOfPage(path: string, documents: StoredDocument[]): Set<string> {
  const { type, slug } = documentOfPath(path)
  const isCombination = type === 'service' && pathOf({ _type: type, slug }) !== path
  const kind = isCombination ? 'cityService' : type
  const [city] = isCombination
    ? path
        .replace(/^\/city\//, '/')
        .slice(1)
        .split('/')
    : []
  const isOfPage = ({ _type, ...document }: StoredDocument) => {
    if (_type === 'pageFigures') return [path, kind].includes(FIGURES_ON[document.page ?? ''] ?? '')
    if (_type === 'city' && city !== undefined) return document.slug?.current === city
    return _type === type && (slug === null || document.slug?.current === slug)
  }
  return new Set(documents.filter(isOfPage).map(({ _id }) => _id))
}
