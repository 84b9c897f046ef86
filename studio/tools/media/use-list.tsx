import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useCurrentUser, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { pathText } from '#lib/i18n/at-path.ts'
import { documentName } from '#lib/i18n/document-name.ts'
import { ModeChoice } from '#studio/core/changes/mode-choice.tsx'
import { currentOf } from '#studio/core/document-pair.ts'
import { fieldLabel } from '#studio/core/field-label.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { isEditor, isViewer } from '#studio/core/roles.ts'
import { typeTitle } from '#studio/core/type-titles.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { LabelledInput } from '#studio/core/ui/labelled.tsx'
import { SmallButton } from '#studio/core/ui/small-button.tsx'
import type { WriteMode } from '#studio/core/write-document.ts'
import { CropEditor } from './crop-editor.tsx'
import styles from './media.module.css'
import { smallUrl } from './picture-tile.tsx'
import { type Asset, isWritten, type PictureUse } from './pictures.ts'
import { useSave } from './use-save.ts'
import { useMediaWords } from './words.ts'
import { edited, type PictureEdit } from './write-pictures.ts'

interface UseListProps {
  uses: readonly PictureUse[]
  /** By id. A place whose asset is missing here is not in the list. */
  assets: ReadonlyMap<string, Asset>
  /** Whether each place shows its picture. */
  hasThumbnails?: boolean
  onSaved: () => void
}

/** Places where pictures stand, with their descriptions, crops and focal points, saved together. */
export function UseList({ uses, assets, hasThumbnails = false, onSaved }: UseListProps) {
  const words = useMediaWords()
  const [edits, setEdits] = useState<ReadonlyMap<string, PictureEdit>>(new Map())
  const [mode, setMode] = useState<WriteMode>('drafts')
  const [said, setSaid] = useState('')
  const { isSaving, problem, save } = useSave()
  const touched = uses.filter(({ key }) => edits.has(key))
  const changed = touched.filter((use) => isWritten(use, mode))

  async function saveAll() {
    const isSaved = await save(changed, (picture, { key }) => edited(picture, edits.get(key) ?? {}), mode)
    if (!isSaved) return
    const saved = new Set(changed.map(({ key }) => key))
    setEdits((before) => new Map([...before].filter(([key]) => !saved.has(key))))
    setSaid(mode === 'drafts' ? words.saved : words.published)
    onSaved()
  }

  function edit(key: string, change: PictureEdit) {
    setSaid('')
    setEdits((before) => new Map(before).set(key, { ...before.get(key), ...change }))
  }

  return (
    <Stack gap={4}>
      {uses.map((use) => {
        const asset = assets.get(use.picture.asset._ref)
        return (
          asset && (
            <UseCard
              key={use.key}
              use={use}
              asset={asset}
              hasThumbnail={hasThumbnails}
              edit={edits.get(use.key) ?? {}}
              onEdit={(change) => edit(use.key, change)}
            />
          )
        )
      })}
      <Text size={1} role="status">
        {said}
      </Text>
      <Alert problem={problem} />
      {touched.length > 0 && (
        <Card borderTop paddingTop={4}>
          <Stack gap={4}>
            <ModeChoice publish={words.publish} mode={mode} onChange={setMode} />
            <Flex>
              <Button
                tone="primary"
                text={words.save(changed.length)}
                disabled={isSaving || changed.length === 0}
                onClick={saveAll}
              />
            </Flex>
          </Stack>
        </Card>
      )}
    </Stack>
  )
}

interface UseCardProps {
  use: PictureUse
  asset: Asset
  hasThumbnail: boolean
  edit: PictureEdit
  onEdit: (change: PictureEdit) => void
}

function UseCard({ use, asset, hasThumbnail, edit, onEdit }: UseCardProps) {
  const words = useMediaWords()
  const user = useCurrentUser()
  const mayChange = isEditor(user)
  const [isCropping, setIsCropping] = useState(false)
  const { alt, hotspot, crop } = use.picture
  return (
    <Card border radius={2} padding={3}>
      <Flex gap={3}>
        {hasThumbnail && <img className={styles.thumb} src={smallUrl(asset)} alt="" loading="lazy" />}
        <Stack gap={3} flex={1}>
          <UseName use={use} />
          <div className={styles.pair}>
            <LabelledInput
              label={words.english}
              value={edit.en ?? alt?.en ?? ''}
              readOnly={!mayChange}
              onChange={(en) => onEdit({ en })}
            />
            <LabelledInput
              label={words.french}
              value={edit.fr ?? alt?.fr ?? ''}
              lang="fr-CA"
              readOnly={isViewer(user)}
              onChange={(fr) => onEdit({ fr })}
            />
          </div>
          {mayChange && (
            <Flex>
              <SmallButton
                text={words.cropping}
                aria-expanded={isCropping}
                onClick={() => setIsCropping(!isCropping)}
              />
            </Flex>
          )}
          {isCropping && (
            <CropEditor
              asset={asset}
              hotspot={edit.hotspot ?? hotspot}
              crop={edit.crop ?? crop}
              onChange={onEdit}
            />
          )}
        </Stack>
      </Flex>
    </Card>
  )
}

/** The document and the field of a picture, as a link to it. */
export function UseName({ use: { pair, path, isIn } }: { use: PictureUse }) {
  const words = useMediaWords()
  const language = useStudioLanguage()
  const schemaType = useSchema().get(pair.type)
  const document = currentOf(pair)
  const title = typeTitle(pair.type, language)
  // A page that exists once has the title of its type.
  const name = pair.id === pair.type || !document ? title : `${title} · ${documentName(document, language)}`
  const label = schemaType && document ? fieldLabel(schemaType, document, path).join(' › ') : pathText(path)
  return (
    <Text size={1}>
      <IntentLink intent="edit" params={{ id: pair.id, type: pair.type, path: pathText(path) }}>
        {name}
      </IntentLink>
      {' › '}
      {[label, words.isIn[isIn]].filter(Boolean).join(', ')}
    </Text>
  )
}
