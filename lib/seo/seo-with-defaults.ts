interface Texts<Picture> {
  title: string | null
  description: string | null
  keywords: string | null
  picture: Picture | null
}

/**
 * The texts of a document for search engines. A missing text is replaced by the text for all pages of this kind.
 * @param keywords other values of the document that can be its keywords
 */
export function seoWithDefaults<Picture extends { asset: unknown }>(
  own: Texts<Picture> | null | undefined,
  page: Texts<Picture> | null | undefined,
  keywords?: readonly string[] | null,
): Texts<Picture> {
  return {
    title: own?.title || page?.title || null,
    description: own?.description || page?.description || null,
    keywords: own?.keywords || keywords?.join(', ') || page?.keywords || null,
    picture: own?.picture?.asset ? own.picture : (page?.picture ?? null),
  }
}
