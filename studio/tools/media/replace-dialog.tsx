import { Button, Checkbox, Dialog, Flex, Heading, Stack } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import { ModeChoice } from '#studio/core/changes/mode-choice.tsx'
import { toggled } from '#studio/core/toggled.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { LabelledInput } from '#studio/core/ui/labelled.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import type { WriteMode } from '#studio/core/write-document.ts'
import styles from './media.module.css'
import { PictureTile, smallUrl } from './picture-tile.tsx'
import { type Asset, isWritten, type PictureUse, shownAssets } from './pictures.ts'
import { UploadZone } from './upload-zone.tsx'
import { UseName } from './use-list.tsx'
import { useSave } from './use-save.ts'
import { useMediaWords } from './words.ts'
import { replaced } from './write-pictures.ts'

/** The most tiles that are shown. Other pictures are found by searching. */
const SHOWN = 24

interface ReplaceDialogProps {
  asset: Asset
  assets: readonly Asset[]
  /** The places of all pictures, by the id of the asset. */
  usesOfAll: ReadonlyMap<string, PictureUse[]>
  onUploaded: () => void
  onReplaced: () => void
  onClose: () => void
}

/** Replaces a picture, in all its places or in the chosen ones, in one transaction. */
export function ReplaceDialog({
  asset,
  assets,
  usesOfAll,
  onUploaded,
  onReplaced,
  onClose,
}: ReplaceDialogProps) {
  const words = useMediaWords()
  const uses = usesOfAll.get(asset._id) ?? []
  const [search, setSearch] = useState('')
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [texts, setTexts] = useState({ en: '', fr: '' })
  const [mode, setMode] = useState<WriteMode>('drafts')
  const { isSaving, problem, save } = useSave()
  const secondStep = useRef<HTMLDivElement>(null)
  // The second step is below the list of pictures, mostly outside of the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies(chosenId): Each choice leads on to the second step.
  useEffect(() => {
    secondStep.current?.focus()
    secondStep.current?.scrollIntoView({ block: 'start' })
  }, [chosenId])
  const others = assets.filter(({ _id }) => _id !== asset._id)
  const chosen = others.find(({ _id }) => _id === chosenId)
  const places = uses.filter((use) => !left.has(use.key) && isWritten(use, mode))

  async function replace(assetId: string) {
    const [en, fr] = [texts.en.trim() || undefined, texts.fr.trim() || undefined]
    if (await save(places, (picture) => replaced(picture, assetId, { en, fr }), mode)) onReplaced()
  }

  return (
    <Dialog id="replace-picture" header={words.replaceTitle} width={2} onClose={onClose}>
      <Stack gap={5} padding={4}>
        <Heading as="h2" size={1}>
          {words.replaceWith}
        </Heading>
        <UploadZone
          assets={assets}
          onDone={([first]) => {
            onUploaded()
            if (first) setChosenId(first)
          }}
        />
        <LabelledInput label={words.search} hint={words.searchHint} value={search} onChange={setSearch} />
        <ul className={styles.grid}>
          {shownAssets(others, usesOfAll, 'all', search)
            .slice(0, SHOWN)
            .map((one) => (
              <PictureTile
                key={one._id}
                asset={one}
                uses={usesOfAll.get(one._id) ?? []}
                isChosen={one._id === chosenId}
                onClick={() => setChosenId(one._id)}
              />
            ))}
        </ul>
        {chosen && (
          <>
            <Heading as="h2" size={1} ref={secondStep} tabIndex={-1}>
              {words.replaceWhere}
            </Heading>
            <Stack gap={3}>
              {uses.map((use) => (
                <Flex key={use.key} as="label" gap={3} align="center">
                  <Checkbox
                    checked={!left.has(use.key) && isWritten(use, mode)}
                    disabled={!isWritten(use, mode)}
                    onChange={() => setLeft(toggled(left, use.key))}
                  />
                  <img className={styles.thumb} src={smallUrl(asset)} alt="" />
                  <span aria-hidden="true">→</span>
                  <img className={styles.thumb} src={smallUrl(chosen)} alt="" />
                  <UseName use={use} />
                </Flex>
              ))}
            </Stack>
            <div className={styles.pair}>
              <LabelledInput
                label={words.replaceTexts}
                value={texts.en}
                onChange={(en) => setTexts({ ...texts, en })}
              />
              <LabelledInput
                label={words.replaceTextsFrench}
                value={texts.fr}
                onChange={(fr) => setTexts({ ...texts, fr })}
              />
            </div>
            <Muted>{words.replaceNote}</Muted>
            <ModeChoice publish={words.publish} mode={mode} onChange={setMode} />
            <Alert problem={problem} />
            <Flex>
              <Button
                tone="primary"
                text={words.replaceIn(places.length)}
                disabled={isSaving || places.length === 0}
                onClick={() => replace(chosen._id)}
              />
            </Flex>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
