import { Card } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { useSchema } from 'sanity'
import { ChangeList } from '#studio/form/safety/change-list.tsx'
import { changesBetween } from '#studio/form/safety/changes.ts'
import { useSafetyWords } from '#studio/form/safety/words.ts'
import type { Drafted } from './check-drafts.ts'
import { kindOf, nameOf } from './document-link.tsx'
import styles from './home.module.css'
import { useHomeWords } from './words.ts'

interface DraftChangesProps {
  pair: Drafted
  isDiscarded: boolean
  /** Whether the changes are shown from the start. */
  isOpen: boolean
}

/** One document and what its draft changes, before and after. */
export function DraftChanges({ pair, isDiscarded, isOpen }: DraftChangesProps) {
  const { words, language, number } = useHomeWords()
  const { labels } = useSafetyWords()
  const schemaType = useSchema().get(pair.type)
  const [isShown, setIsShown] = useState(isOpen)
  const { published, draft } = pair
  const changes = useMemo(
    () => (schemaType ? changesBetween(schemaType, published, draft, labels) : []),
    [schemaType, published, draft, labels],
  )
  const named = { id: pair.id, document: draft }
  return (
    <Card border radius={2} className={styles.document}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}>
        <summary>
          <strong>{nameOf(named, language)}</strong>
          {[kindOf(named, language), summary()].map((fact) => fact && ` · ${fact}`)}
        </summary>
        {isShown && changes.length > 0 && (
          <div className={styles.changes}>
            <ChangeList changes={changes} />
          </div>
        )}
      </details>
    </Card>
  )

  function summary(): string {
    if (published === null) return isDiscarded ? words.newGone : words.newOne
    return changes.length === 0 ? words.same : words.changes(number(changes.length))
  }
}
