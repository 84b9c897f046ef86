import { Card, Stack, Text } from '@sanity/ui'
import { type Path, type Schema, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { useStudioLanguage } from '#studio/core/language.ts'
import { typeTitle } from '#studio/core/type-titles.ts'
import { Muted } from '#studio/core/ui/muted.tsx'
import { NoticeDialog } from '#studio/core/ui/notice-dialog.tsx'
import { Caption } from '#studio/core/ui/texts.tsx'
import styles from './change-list.module.css'
import { useNames } from './names.ts'
import type { Referrer } from './referrers.ts'
import { type SafetyWords, useSafetyWords } from './words.ts'

interface UsedByProps {
  id: string
  kind: 'delete' | 'unpublish'
  found: Referrer[] | 'failed'
  onClose: () => void
}

const SHOWN = 50

/** Explains why a document cannot be removed, with links to the documents that refer to it. */
export default function UsedBy({ id, kind, found, onClose }: UsedByProps) {
  const words = useSafetyWords()
  const language = useStudioLanguage()
  const schema = useSchema()
  const referrers = found === 'failed' ? [] : found
  const shown = referrers.slice(0, SHOWN)
  const names = useNames([id, ...shown.map((referrer) => referrer.id)], language)
  return (
    <NoticeDialog title={words.used[kind]} onClose={onClose}>
      <Text size={1} role={found === 'failed' ? 'alert' : undefined}>
        {found === 'failed' ? words.failed : words.usedText(names.get(id) ?? id, referrers.length)}
      </Text>
      <Stack as="ul" gap={2} className={styles.list}>
        {shown.map(({ id: referrerId, type, isDraft, path }) => (
          <Card as="li" key={referrerId} border padding={3} radius={2}>
            <Stack gap={2}>
              <Caption>
                <IntentLink intent="edit" params={{ id: referrerId, type }} onClick={onClose}>
                  {nameOf(
                    typeTitle(type, language),
                    referrerId === type ? undefined : names.get(referrerId),
                    words,
                  )}
                </IntentLink>
              </Caption>
              <Muted>
                {[words.inField(fieldTitle(schema, type, path)), isDraft && words.inDraft]
                  .filter(Boolean)
                  .join(', ')}
              </Muted>
            </Stack>
          </Card>
        ))}
        {referrers.length > SHOWN && (
          <Text as="li" size={1} muted>
            {words.more(referrers.length - SHOWN)}
          </Text>
        )}
      </Stack>
    </NoticeDialog>
  )
}

function nameOf(type: string, name: string | undefined, { named }: SafetyWords): string {
  return name ? named(type, name) : type
}

/** The title of the outermost field of a path. */
function fieldTitle(schema: Schema, typeName: string, [name]: Path): string {
  const type = schema.get(typeName)
  const fields = type && 'fields' in type ? type.fields : []
  return fields.find((field) => field.name === name)?.type.title ?? String(name)
}
