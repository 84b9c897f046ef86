import type { SanityClient } from '@sanity/client'
import { Badge, Card, Stack } from '@sanity/ui'
import { useEffect, useMemo, useState } from 'react'
import { useClient, useWorkspace } from 'sanity'
import { Link } from 'sanity/router'
import { remarkPath } from '#lib/notices/notices.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { useAddonDataset } from '#studio/core/sanity-internals.ts'
import { Section } from '#studio/core/ui/section.tsx'
import { readAgain } from '#studio/core/watch-documents.ts'
import { RowText } from './document-link.tsx'
import styles from './home.module.css'
import { type ListedRemark, noteOpened, REMARK_TYPES, readRemarks } from './read-remarks.ts'
import { type HomeWords, useHomeWords } from './words.ts'

/** The most remarks (comments and tasks) that are shown. All tasks are under 'Tasks'. */
const MOST = 6

/** The comments that mention a person, and the person's tasks, until they are resolved or closed. */
export default function ForYou({ me }: { me: string }) {
  const { words, number, time } = useHomeWords()
  const { basePath } = useWorkspace()
  const { remarks, open } = useRemarks(me)
  if (remarks.length === 0) return null
  return (
    <Section title={words.forYou(number(remarks.length))} className={styles.whole}>
      <Card border radius={2}>
        <Stack as="ul">
          {remarks.slice(0, MOST).map((listed) => (
            <li key={listed.remark._id} className={styles.row}>
              <RowText
                weight={listed.isNew ? 'semibold' : 'regular'}
                facts={[reasonOf(listed, words), time(listed.remark._createdAt)]}
              >
                <Link href={basePath + remarkPath(listed.remark)} onClick={() => open(listed.remark._id)}>
                  {listed.text || words.untitled}
                </Link>
              </RowText>
              {listed.isNew && (
                <Badge tone="primary" className={styles.badge}>
                  {words.isUnread}
                </Badge>
              )}
            </li>
          ))}
        </Stack>
      </Card>
    </Section>
  )
}

/** The comments and tasks for a person. They are read again after every change of comments and tasks. */
function useRemarks(me: string) {
  const client = useRemarksClient()
  const [remarks, setRemarks] = useState<ListedRemark[]>([])

  useEffect(() => {
    if (client === null) return
    const subscription = readAgain(client, REMARK_TYPES, () => readRemarks(client, me)).subscribe({
      next: setRemarks,
      // The rest of Home works without mentions and tasks.
      error: (error) => console.warn('Mentions and tasks could not be read.', error),
    })
    return () => subscription.unsubscribe()
  }, [client, me])

  function open(id: string) {
    if (client === null) return
    setRemarks((all) => all.map((one) => (one.remark._id === id ? { ...one, isNew: false } : one)))
    noteOpened(client, id, remarks).catch((error: unknown) => console.warn('It stays new.', error))
  }

  return { remarks, open }
}

/** A client of the dataset with comments and tasks; null while there is none, or when the plan of hosted Sanity has none. */
function useRemarksClient(): SanityClient | null {
  const content = useClient({ apiVersion: API_VERSION })
  const dataset = useAddonDataset()
  return useMemo(() => (dataset === null ? null : content.withConfig({ dataset })), [content, dataset])
}

function reasonOf({ remark, by }: ListedRemark, words: HomeWords): string {
  if (remark._type === 'comment') return words.mentionedBy(by ?? words.somebody)
  return by === null ? words.ownTask : words.taskFrom(by)
}
