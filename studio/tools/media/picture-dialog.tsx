import { Button, Dialog, Flex, Heading, Stack } from '@sanity/ui'
import { useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { errorSentence } from '#studio/core/error-words.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { isEditor } from '#studio/core/roles.ts'
import { ConfirmDialog } from '#studio/core/ui/confirm-dialog.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import styles from './media.module.css'
import { AssetFacts, smallUrl } from './picture-tile.tsx'
import type { Asset, PictureUse } from './pictures.ts'
import { TagsField } from './tags-field.tsx'
import { UseList } from './use-list.tsx'
import { useMediaWords } from './words.ts'

interface PictureDialogProps {
  asset: Asset
  uses: readonly PictureUse[]
  onReplace: () => void
  onChanged: () => void
  onClose: () => void
}

/** One picture: its places, its descriptions there, and the actions on it. */
export function PictureDialog({ asset, uses, onReplace, onChanged, onClose }: PictureDialogProps) {
  const words = useMediaWords()
  const language = useStudioLanguage()
  const client = useClient({ apiVersion: API_VERSION })
  const mayChange = isEditor(useCurrentUser())
  const [isRemoving, setIsRemoving] = useState(false)

  async function remove() {
    await client.delete(asset._id).catch((error: unknown) => {
      throw new Error(errorSentence(error, language))
    })
    onChanged()
    onClose()
  }

  return (
    <Dialog id="picture" header={asset.originalFilename ?? words.noName} width={2} onClose={onClose}>
      <Stack gap={5} padding={4}>
        <Stack gap={3}>
          <img className={styles.large} src={smallUrl(asset, 800)} alt="" />
          <Muted>
            <AssetFacts {...asset} />
          </Muted>
        </Stack>
        {mayChange && <TagsField asset={asset} onSaved={onChanged} />}
        <Flex gap={3} align="center" justify="space-between">
          <Heading as="h2" size={1}>
            {uses.length > 0 ? words.whereUsed : words.places(0)}
          </Heading>
          {mayChange &&
            (uses.length > 0 ? (
              <Button mode="ghost" text={words.replace} onClick={onReplace} />
            ) : (
              <Button mode="ghost" tone="critical" text={words.remove} onClick={() => setIsRemoving(true)} />
            ))}
        </Flex>
        <UseList uses={uses} assets={new Map([[asset._id, asset]])} onSaved={onChanged} />
      </Stack>
      {isRemoving && (
        <ConfirmDialog
          action={words.remove}
          text={words.removeText}
          tone="critical"
          onClose={() => setIsRemoving(false)}
          onConfirm={remove}
        />
      )}
    </Dialog>
  )
}
