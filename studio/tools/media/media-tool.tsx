import { Button, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useCallback, useMemo, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { CONTENT_TYPES } from '#schemas/index.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { isEditor } from '#studio/core/roles.ts'
import type { ToolProps } from '#studio/core/studio-tool.tsx'
import type { Option } from '#studio/core/ui/dropdown.tsx'
import { LabelledDropdown, LabelledInput } from '#studio/core/ui/labelled.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { ToolPage } from '#studio/core/ui/tool-page.tsx'
import { useReadDocuments } from '#studio/core/use-documents.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'
import styles from './media.module.css'
import { PictureDialog } from './picture-dialog.tsx'
import { PictureTile } from './picture-tile.tsx'
import {
  type Asset,
  FILTERS,
  lacksDescription,
  type MediaFilter,
  type PictureUse,
  shownAssets,
  tagsOf,
  usesOf,
} from './pictures.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import { UploadZone } from './upload-zone.tsx'
import { UseList } from './use-list.tsx'
import { useMediaWords } from './words.ts'

/** The number of tiles at first, and the number of further tiles with each press. */
const STEP = 60

/** The tool for pictures. It lists all pictures, shows where each one is used, edits descriptions, and replaces pictures. */
export default function MediaTool({ title }: ToolProps) {
  const words = useMediaWords()
  const mayUpload = isEditor(useCurrentUser())
  const { assets, uses, error, reload } = useMedia()
  const [filter, setFilter] = useState<MediaFilter>('all')
  const [search, setSearch] = useState('')
  const [tag, setTag] = useState('')
  const [shown, setShown] = useState(STEP)
  const [openId, setOpenId] = useState<string | null>(null)
  const [replacedId, setReplacedId] = useState<string | null>(null)

  const tags = tagsOf(assets ?? [], useStudioLanguage())
  const found = shownAssets(assets ?? [], uses, filter, search, tags.includes(tag) ? tag : '')
  const open = assets?.find(({ _id }) => _id === openId)
  const old = assets?.find(({ _id }) => _id === replacedId)
  const lacking = found.flatMap(({ _id }) => (uses.get(_id) ?? []).filter(lacksDescription))
  return (
    <>
      <ToolPage id="media" title={title} intro={words.intro}>
        {mayUpload && <UploadZone assets={assets ?? []} onOpen={setOpenId} onDone={reload} />}
        <Flex gap={4} wrap="wrap">
          <LabelledInput filter="search" label={words.search} value={search} onChange={setSearch} />
          <LabelledDropdown
            filter="choice"
            label={words.filter}
            value={filter}
            options={FILTERS.map((name) => [name, words.filters[name]] as const)}
            onChange={setFilter}
          />
          {tags.length > 0 && (
            <LabelledDropdown
              filter="choice"
              label={words.tag}
              value={tag}
              options={[['', words.anyTag], ...tags.map((one): Option => [one, one])]}
              onChange={setTag}
            />
          )}
        </Flex>
        {error !== null && (
          <Stack gap={4}>
            <Text role="alert">{words.failed}</Text>
            <Button text={words.retry} mode="ghost" onClick={reload} />
          </Stack>
        )}
        <Muted role="status">{assets ? words.count(found.length) : error === null && words.loading}</Muted>
        {assets === null && error === null && <Spinner />}
        {assets !== null && found.length === 0 && (
          <Text>{filter === 'undescribed' && search === '' ? words.noneLacking : words.nothingFound}</Text>
        )}
        {filter === 'undescribed' ? (
          <UseList
            uses={lacking}
            assets={new Map(found.map((asset) => [asset._id, asset]))}
            hasThumbnails
            onSaved={reload}
          />
        ) : (
          <ul className={styles.grid}>
            {found.slice(0, shown).map((asset) => (
              <PictureTile
                key={asset._id}
                asset={asset}
                uses={uses.get(asset._id) ?? []}
                onClick={() => setOpenId(asset._id)}
              />
            ))}
          </ul>
        )}
        {filter !== 'undescribed' && found.length > shown && (
          <Button mode="ghost" text={words.more} onClick={() => setShown(shown + STEP)} />
        )}
      </ToolPage>
      {open && !old && (
        <PictureDialog
          key={open._id}
          asset={open}
          uses={uses.get(open._id) ?? []}
          onReplace={() => setReplacedId(open._id)}
          onChanged={reload}
          onClose={() => setOpenId(null)}
        />
      )}
      {old && (
        <ReplaceDialog
          asset={old}
          assets={assets ?? []}
          usesOfAll={uses}
          onUploaded={reload}
          onReplaced={() => {
            setReplacedId(null)
            reload()
          }}
          onClose={() => setReplacedId(null)}
        />
      )}
    </>
  )
}

const ASSETS = `*[_type == "sanity.imageAsset"] | order(_createdAt desc){
  _id, url, originalFilename, size, tags, "width": metadata.dimensions.width, "height": metadata.dimensions.height
}`

const TYPES = CONTENT_TYPES.map(({ name }) => name)

/** Every image of the lake, newest first. `uses` has the places in documents that show an image, by the image's id. */
function useMedia() {
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
