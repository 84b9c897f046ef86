import { documentsOfPath, typesIn } from '#lib/routes/addresses.ts'
import { PAGES } from '#schemas/pages/index.ts'

interface StoredDocument {
  _id: string
  _type: string
  slug?: { current?: string }
  page?: string
}

/** The ids of the documents a page is about, and of its figures. */
export function documentsOfPage(path: string, documents: StoredDocument[]): Set<string> {
  const about = documentsOfPath(path)
  const types = about.map(({ type }) => type).join()
  const page = PAGES.find((known) => known.name === types || typesIn(known.path).join() === types)
  const isOfPage = ({ _type, slug, page: figuresOf }: StoredDocument) =>
    _type === 'pageFigures'
      ? figuresOf !== undefined && figuresOf === page?.figures
      : about.some((one) => one.type === _type && (one.slug === null || one.slug === slug?.current))
  return new Set(documents.filter(isOfPage).map(({ _id }) => _id))
}
