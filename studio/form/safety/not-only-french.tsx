import { Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { NoticeDialog } from '#studio/core/ui/notice-dialog.tsx'
import { ChangeList } from './change-list.tsx'
import { changesBetween } from './changes.ts'
import { useSafetyWords } from './words.ts'

interface NotOnlyFrenchProps {
  type: string
  before: object | null
  after: object | null
  onClose: () => void
}

/** Why a translator cannot publish: the changes that are not French. */
export function NotOnlyFrench({ type, before, after, onClose }: NotOnlyFrenchProps) {
  const words = useSafetyWords()
  const schemaType = useSchema().get(type)
  const changes =
    before && schemaType
      ? changesBetween(schemaType, before, after, words.labels).filter(({ path }) => path.at(-1) !== 'fr')
      : []
  return (
    <NoticeDialog title={words.notYours} onClose={onClose}>
      <Text size={1}>{before ? words.notOnlyFrench : words.newIsNotYours}</Text>
      {changes.length > 0 && <ChangeList changes={changes} />}
    </NoticeDialog>
  )
}
