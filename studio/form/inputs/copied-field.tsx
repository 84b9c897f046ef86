import { Card, Flex, Text } from '@sanity/ui'
import { createContext, type ReactNode, useContext } from 'react'
import { type CopiedField, toReview } from '#schemas/shared/copied.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { SmallButton } from '#studio/core/ui/small-button.tsx'
import { useInputWords } from './words.ts'

interface Copied {
  fields: CopiedField[]
  /** Confirms a copied field. Null when this person may not do it. */
  confirm: ((copied: CopiedField) => void) | null
}

/** The fields of the open document that were copied from another one and that nobody has confirmed. */
export const CopiedContext = createContext<Copied | null>(null)

/** A field of a document. While it is an unconfirmed copy, a note with a button to confirm it stands above it. */
export function MaybeCopied({ name, children }: { name: unknown; children: ReactNode }) {
  const words = useInputWords()
  const language = useStudioLanguage()
  const copied = useContext(CopiedContext)
  const own = copied?.fields.find(({ field }) => field === name)
  return (
    <>
      {own && (
        <Card tone="caution" radius={2} padding={3} marginBottom={3} data-testid={`copied-${own.field}`}>
          <Flex gap={3} align="center" justify="space-between">
            <Text size={1}>{toReview(own)[language]}</Text>
            {copied?.confirm && <SmallButton text={words.reviewed} onClick={() => copied.confirm?.(own)} />}
          </Flex>
        </Card>
      )}
      {children}
    </>
  )
}
