import { useCallback, useMemo } from 'react'
import { useClient } from 'sanity'
import { CONTENT_TYPES } from '#schemas/index.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { useReadDocuments } from '#studio/core/use-documents.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { type Asset, type PictureUse, usesOf } from './pictures.ts'

const ASSETS = `*[_type == "sanity.imageAsset"] | order(_createdAt desc){
  _id, url, originalFilename, size, "width": metadata.dimensions.width, "height": metadata.dimensions.height
}`

const TYPES = CONTENT_TYPES.map(({ name }) => name)

/** Every image of the lake, the newest first, and where each stands, by its id. */
export function useMedia() {
  const client = useClient({ apiVersion: API_VERSION })
  const readDocuments = useReadDocuments()
  const load = useCallback(async () => {
    const [assets, pairs] = await Promise.all([client.fetch<Asset[]>(ASSETS), readDocuments(TYPES)])
    return { assets, uses: usesOf(pairs) }
  }, [client, readDocuments])
  const { value, error, reload } = useLoaded(load)
  const uses = useMemo(
    () => Map.groupBy(value?.uses ?? [], ({ picture }: PictureUse) => picture.asset._ref),
    [value],
  )
  return { assets: value?.assets ?? null, uses, error, reload }
}
