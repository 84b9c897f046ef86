interface Texts<Picture> {
  title: string | null
  description: string | null
  keywords: string | null
  picture: Picture | null
}

/** A document's texts for search engines; where it has none, those of its kind of page. */
export function seoWithDefaults<Picture extends { asset: unknown }>(
  own: Texts<Picture> | null | undefined,
  page: Texts<Picture> | null | undefined,
): Texts<Picture> {
  return {
    title: own?.title || page?.title || null,
    description: own?.description || page?.description || null,
    keywords: own?.keywords || page?.keywords || null,
    picture: own?.picture?.asset ? own.picture : (page?.picture ?? null),
  }
}
