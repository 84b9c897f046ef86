import { documentOfPath, pathOf, SINGLE_PAGES } from '#lib/routes/addresses.ts'

/** The path of a document's own page; null when the document has no page, or no slug yet. */
export function pagePathOf(type: string, document: { [field: string]: unknown } | null): string | null {
  const single = SINGLE_PAGES.find((path) => {
    const about = documentOfPath(path)
    return about.type === type && about.slug === null
  })
  const slug = (document?.slug as { current?: string } | undefined)?.current ?? null
  return single ?? pathOf({ _type: type, slug })
}
