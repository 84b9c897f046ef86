import type { SanityClient } from '@sanity/client'
import { UploadIcon } from '@sanity/icons/Upload'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { type DragEvent, useRef, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { errorSentence } from '#studio/core/error-words.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { newKey } from '#studio/core/new-key.ts'
import { Muted } from '#studio/core/ui/muted.tsx'
import { SentenceCard } from '#studio/core/ui/sentence-card.tsx'
import { SmallButton } from '#studio/core/ui/small-button.tsx'
import styles from './media.module.css'
import type { Asset as MediaAsset } from './pictures.ts'
import { useMediaWords } from './words.ts'

/** The kinds of image that the site can show. */
const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml']

type Asset = Pick<MediaAsset, '_id' | 'originalFilename'>

type UploadState =
  | { is: 'waiting' | 'uploading' }
  /** `known`: the same picture was there already. */
  | { is: 'done' | 'known'; asset: Asset }
  | { is: 'failed'; error: unknown }

/** As the lake refuses a file that is no image. Such a file is not sent. */
const NOT_AN_IMAGE = { details: { type: 'notAnImage' } }

interface Upload {
  id: string
  file: File
  state: UploadState
}

interface UploadZoneProps {
  /** The pictures that are there already. The same file again is one of them. */
  assets: readonly Asset[]
  /** Opens a picture that is there already; without it only its name is said. */
  onOpen?: (assetId: string) => void
  /** Called when every file of one drop or choice was tried, with the ids of the stored assets. */
  onDone: (assetIds: string[]) => void
}

/** Accepts pictures that are dropped or chosen, many at once, and shows the result of each. */
export function UploadZone({ assets, onOpen, onDone }: UploadZoneProps) {
  const words = useMediaWords()
  const language = useStudioLanguage()
  const client = useClient({ apiVersion: API_VERSION })
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [uploads, setUploads] = useState<readonly Upload[]>([])

  async function start(files: Iterable<File>) {
    const added = [...files].map((file): Upload => ({ id: newKey(), file, state: { is: 'waiting' } }))
    if (added.length === 0) return
    // Uploads that are still running stay in the list.
    setUploads((before) => [
      ...before.filter(({ state }) => state.is === 'uploading' || state.is === 'waiting'),
      ...added,
    ])
    const known = new Set(assets.map(({ _id }) => _id))
    const stored: string[] = []
    await uploadAll(client, known, added, (id, state) => {
      if ('asset' in state) stored.push(state.asset._id)
      setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, state } : upload)))
    })
    onDone(stored)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    void start(event.dataTransfer.files)
  }

  const failed = uploads.flatMap(({ file, state }) =>
    state.is === 'failed' ? [`${file.name} – ${errorSentence(state.error, language)}`] : [],
  )
  const done = uploads.filter(({ state }) => state.is === 'done').length
  return (
    <Stack gap={3}>
      <fieldset
        className={styles.zone}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Flex gap={3} align="center" wrap="wrap">
          <Text size={1}>{words.drop}</Text>
          <input
            ref={input}
            hidden
            multiple
            type="file"
            accept={IMAGE_TYPES.join(',')}
            onChange={({ currentTarget }) => {
              void start([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
          <Button mode="ghost" icon={UploadIcon} text={words.choose} onClick={() => input.current?.click()} />
          <Muted>{words.kinds}</Muted>
        </Flex>
      </fieldset>
      <Text size={1} role="status">
        {uploads.length > 0 && words.uploaded(done, uploads.length)}
      </Text>
      {uploads.length > 0 && (
        <ul className={styles.uploads}>
          {uploads.map(
            ({ id, file, state }) =>
              state.is !== 'failed' && (
                <li key={id}>
                  {`${file.name} – ${words.uploadStates[state.is]} `}
                  {state.is === 'known' && <Known asset={state.asset} onOpen={onOpen} />}
                </li>
              ),
          )}
        </ul>
      )}
      <div role={failed.length > 0 ? 'alert' : undefined}>
        <SentenceCard tone="critical" title={words.notUploaded(failed.length)} sentences={failed} />
      </div>
    </Stack>
  )
}

/** The picture that is there already: a button that opens it, or its name. */
function Known({ asset, onOpen }: { asset: Asset; onOpen: UploadZoneProps['onOpen'] }) {
  const words = useMediaWords()
  const name = asset.originalFilename ?? words.noName
  return onOpen ? <SmallButton text={name} onClick={() => onOpen(asset._id)} /> : name
}

/** How many uploads run at a time. The server reads the pixels of each, so more uploads would only wait for each other. */
const AT_ONCE = 2

/** Uploads images, two at a time. A file that fails does not stop the others. */
async function uploadAll(
  client: SanityClient,
  known: ReadonlySet<string>,
  uploads: readonly Upload[],
  onState: (id: string, state: UploadState) => void,
): Promise<void> {
  const waiting = [...uploads]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      onState(next.id, { is: 'uploading' })
      onState(next.id, await upload(client, known, next.file))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function upload(client: SanityClient, known: ReadonlySet<string>, file: File): Promise<UploadState> {
  if (!IMAGE_TYPES.includes(file.type)) return { is: 'failed', error: NOT_AN_IMAGE }
  try {
    const { _id, originalFilename = null } = await client.assets.upload('image', file, {
      filename: file.name,
    })
    return { is: known.has(_id) ? 'known' : 'done', asset: { _id, originalFilename } }
  } catch (error) {
    return { is: 'failed', error }
  }
}
