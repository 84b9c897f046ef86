import { Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { IntentLink } from 'sanity/router'
import { documentName } from '#lib/i18n/document-name.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { StoredDocument } from '#studio/core/document-pair.ts'
import { typeTitle } from '#studio/core/type-titles.ts'
import { Muted } from '#studio/core/ui/muted.tsx'
import styles from './home.module.css'

interface Named {
  /** Published id. */
  id: string
  document: StoredDocument
}

/** The name of a document; for a singleton, whose id is its type, the title of the type. */
export function nameOf({ id, document }: Named, language: Language): string {
  return id === document._type ? typeTitle(document._type, language) : documentName(document, language)
}

/** The title of a document's type; null for a singleton, whose name is that title. */
export function kindOf({ id, document }: Named, language: Language): string | null {
  return id === document._type ? null : typeTitle(document._type, language)
}

interface DocumentLinkProps extends Named {
  language: Language
  /** Opens the form in a new tab, so that this page stays open. */
  inNewTab?: boolean
}

/** A link with a document's name to its form. */
export function DocumentLink({ language, inNewTab, ...named }: DocumentLinkProps) {
  const { id, document } = named
  return (
    <IntentLink intent="edit" params={{ id, type: document._type }} {...(inNewTab && { target: '_blank' })}>
      {nameOf(named, language)}
    </IntentLink>
  )
}

interface RowTextProps {
  weight?: 'regular' | 'medium' | 'semibold'
  /** Null and empty facts are left out. */
  facts: (string | null)[]
  children: ReactNode
}

/** The two lines of a row: a link, and facts. */
export function RowText({ weight = 'medium', facts, children }: RowTextProps) {
  return (
    <Stack gap={2} flex={1} className={styles.names}>
      <Text size={1} weight={weight}>
        {children}
      </Text>
      <Muted>{facts.filter(Boolean).join(' · ')}</Muted>
    </Stack>
  )
}
