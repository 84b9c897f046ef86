import { Stack, Text } from '@sanity/ui'
import { useCallback } from 'react'
import { useClient, useWorkspace } from 'sanity'
import { Link } from 'sanity/router'
import { localizedHref } from '#lib/i18n/href.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { PAGE_FACTS_QUERY, type PageFacts, pagesOf } from '#studio/core/pages-of/pages-of.ts'
import { placedTitle, usedOn } from '#studio/core/pages-of/used-on.ts'
import { Heading3 } from '#studio/core/ui/texts.tsx'
import { useLoaded } from '#studio/core/use-loaded.ts'
import styles from './change-list.module.css'
import { useSafetyWords } from './words.ts'

interface PageListProps {
  documentId: string
  isPublished: boolean
  /** The revision of the draft. When it changes, the pages are loaded again. */
  revision: string | undefined
}

/** The pages that show a document, with links to preview them. */
export function PageList({ documentId, isPublished, revision }: PageListProps) {
  const words = useSafetyWords()
  const language = useStudioLanguage()
  const { basePath } = useWorkspace()
  const client = useClient({ apiVersion: API_VERSION })
  // biome-ignore lint/correctness/useExhaustiveDependencies(revision): After a change, the draft may be on other pages.
  const load = useCallback(
    () => client.fetch<PageFacts | null>(PAGE_FACTS_QUERY, { id: documentId }, { perspective: 'drafts' }),
    [client, documentId, revision],
  )
  const { value, error } = useLoaded(load)
  if (error !== null) {
    return (
      <Text size={1} role="alert">
        {words.pagesFailed}
      </Text>
    )
  }
  if (value === null) return null
  const pages = pagesOf(value, language)
  return (
    <Stack as="section" gap={3}>
      <Heading3>{usedOn(pages, isPublished, language)}</Heading3>
      <Stack as="ul" gap={2} className={styles.list}>
        {pages.map((page) => {
          const { path } = page
          const title = placedTitle(page)
          const preview = new URLSearchParams({ preview: localizedHref(path, language) })
          return (
            <Text as="li" size={1} key={path}>
              <Link href={`${basePath}/presentation?${preview}`} aria-label={words.openPreview(title)}>
                {title}
              </Link>
            </Text>
          )
        })}
      </Stack>
    </Stack>
  )
}
