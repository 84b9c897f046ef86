import { Stack } from '@sanity/ui'
import { Suspense, useEffect, useState } from 'react'
import { defer, filter, from, switchMap } from 'rxjs'
import { useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import type { HomeLine } from '#studio/core/home-line.tsx'
import { Section } from '#studio/core/ui/section.tsx'
import { type ShownDocument, watchDocuments } from '#studio/core/watch-documents.ts'
import { TYPES } from './read-home.ts'
import { useHomeWords } from './words.ts'

/** With more documents than this, nothing is counted here, because counting reads all of them. */
const MOST_DOCUMENTS = 3_000

/** The work that is left in other tools. It loads last, because counting reads all documents. */
export default function Elsewhere({ lines }: { lines: HomeLine[] }) {
  const { words } = useHomeWords()
  const documents = useAllDocuments()
  return (
    <Section title={words.elsewhere}>
      <Stack as="ul" gap={2}>
        {lines.map(({ tool, component: Line }) => (
          <Suspense key={tool.name}>
            <Line tool={tool} documents={documents} />
          </Suspense>
        ))}
      </Stack>
    </Section>
  )
}

function useAllDocuments(): ShownDocument[] | null {
  const client = useClient({ apiVersion: API_VERSION })
  const [documents, setDocuments] = useState<ShownDocument[] | null>(null)

  useEffect(() => {
    const count = defer(() =>
      from(client.fetch<number>('count(*[_type in $types])', { types: TYPES }, { tag: 'home' })),
    )
    const subscription = count
      .pipe(
        filter((found) => found <= MOST_DOCUMENTS),
        switchMap(() => watchDocuments(client, TYPES)),
      )
      .subscribe({
        next: setDocuments,
        // Without `documents` the lines link to their tools but show no numbers.
        error: (error) => console.warn('What is left to do could not be counted.', error),
      })
    return () => subscription.unsubscribe()
  }, [client])

  return documents
}
