import { Box, Button, Dialog, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { useSchema } from 'sanity'
import { ChangeList } from './change-list.tsx'
import { changesBetween } from './changes.ts'
import { useSafetyWords } from './words.ts'

interface NotOnlyFrenchProps {
  type: string
  before: object | null
  after: object | null
  onClose: () => void
}

/** Why a translator cannot publish a document: what else than French changed in it. */
export function NotOnlyFrench({ type, before, after, onClose }: NotOnlyFrenchProps) {
  const words = useSafetyWords()
  const schemaType = useSchema().get(type)
  const id = useId()
  const changes =
    before && schemaType
      ? changesBetween(schemaType, before, after, words.labels).filter(({ path }) => path.at(-1) !== 'fr')
      : []
  return (
    <Dialog
      id={id}
      header={words.notYours}
      onClose={onClose}
      width={1}
      footer={
        <Box padding={3}>
          <Button width="fill" mode="ghost" text={words.close} onClick={onClose} />
        </Box>
      }
    >
      <Stack gap={4} padding={4}>
        <Text size={1}>{before ? words.notOnlyFrench : words.newIsNotYours}</Text>
        {changes.length > 0 && <ChangeList changes={changes} />}
      </Stack>
    </Dialog>
  )
}
