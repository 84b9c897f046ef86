import { Badge, Card, Heading, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { useWorkspace } from 'sanity'
import { Link } from 'sanity/router'
import { remarkPath } from '#lib/notices/notices.ts'
import styles from './home.module.css'
import type { ListedRemark } from './read-remarks.ts'
import { useRemarks } from './use-remarks.ts'
import { type HomeWords, useHomeWords } from './words.ts'

/** The most remarks that are shown; all tasks are under 'Tasks'. */
const MOST = 6

/** The comments that mention a person, and the person's tasks, until they are resolved or closed. */
export default function ForYou({ me }: { me: string }) {
  const { words, number, time } = useHomeWords()
  const { basePath } = useWorkspace()
  const { remarks, open } = useRemarks(me)
  const heading = useId()
  if (remarks.length === 0) return null
  return (
    <Stack as="section" gap={3} aria-labelledby={heading} className={styles.whole}>
      <Heading as="h2" size={1} id={heading}>
        {words.forYou(number(remarks.length))}
      </Heading>
      <Card border radius={2}>
        <ul className={styles.list}>
          {remarks.slice(0, MOST).map((listed) => (
            <li key={listed.remark._id} className={styles.row}>
              <Stack gap={2} flex={1} className={styles.names}>
                <Text size={1} weight={listed.isNew ? 'semibold' : 'regular'}>
                  <Link href={basePath + remarkPath(listed.remark)} onClick={() => open(listed.remark._id)}>
                    {listed.text || words.untitled}
                  </Link>
                </Text>
                <Text size={1} muted>
                  {`${reasonOf(listed, words)} · ${time(listed.remark._createdAt)}`}
                </Text>
              </Stack>
              {listed.isNew && (
                <Badge tone="primary" className={styles.badge}>
                  {words.isUnread}
                </Badge>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </Stack>
  )
}

function reasonOf({ remark, by }: ListedRemark, words: HomeWords): string {
  if (remark._type === 'comment') return words.mentionedBy(by ?? words.somebody)
  return by === null ? words.ownTask : words.taskFrom(by)
}
