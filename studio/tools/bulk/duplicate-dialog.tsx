import type { SanityClient } from '@sanity/client'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import { useClient } from 'sanity'
import { useRouter } from 'sanity/router'
import { isReservedSlug } from '#lib/routes/addresses.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { slugFormProblem } from '#schemas/shared/slug-rule.ts'
import { errorSentence } from '#studio/core/error-words.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { newKey } from '#studio/core/new-key.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { LabelledInput } from '#studio/core/ui/labelled.tsx'
import { cityCopy, slugFrom } from './city-copy.ts'
import { useBulkWords } from './words.ts'

interface DuplicateDialogProps {
  city: Record<string, unknown>
  onClose: () => void
}

/** Asks for the new city's name and address, creates its draft and opens it. */
export default function DuplicateDialog({ city, onClose }: DuplicateDialogProps) {
  const words = useBulkWords().duplicate
  const studioLanguage = useStudioLanguage()
  const client = useClient({ apiVersion: API_VERSION })
  const router = useRouter()
  const [name, setName] = useState({ en: '', fr: '' })
  /** Null: made from the name. */
  const [ownSlug, setOwnSlug] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const slug = ownSlug ?? slugFrom(name.en)

  async function problemNow(): Promise<string | null> {
    if (name.en.trim() === '') return words.needsName
    if (slugFormProblem(slug) !== null) return words.form
    if (isReservedSlug(slug)) return words.reserved(slug)
    return (await isTaken(client, slug)) ? words.taken(slug) : null
  }

  async function create(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    try {
      const found = await problemNow()
      setProblem(found)
      if (found !== null) return
      const names = { en: name.en.trim(), fr: name.fr.trim() }
      // The lake completes an id that ends with a dot.
      const draft = await client.create({ ...cityCopy(city, names, slug, newKey), _id: 'drafts.' })
      onClose()
      router.navigateIntent('edit', { id: draft._id.replace(/^drafts\./, ''), type: 'city' })
    } catch (error) {
      setProblem(words.failed(errorSentence(error, studioLanguage)))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <form onSubmit={create} noValidate>
      <Stack gap={4} padding={2}>
        <Text size={1} muted>
          {words.text}
        </Text>
        <Flex gap={4} wrap="wrap">
          {(['en', 'fr'] as const).map((language) => (
            <LabelledInput
              key={language}
              label={language === 'en' ? words.english : words.french}
              lang={language}
              value={name[language]}
              onChange={(value) => setName({ ...name, [language]: value })}
            />
          ))}
        </Flex>
        <LabelledInput label={words.slug} hint={words.slugHint} value={slug} onChange={setOwnSlug} />
        <Alert problem={problem} />
        <Flex gap={3} justify="flex-end">
          <Button text={words.cancel} mode="ghost" onClick={onClose} />
          <Button type="submit" tone="primary" text={words.create} disabled={isBusy} />
        </Flex>
      </Stack>
    </form>
  )
}

/** Cities, services and categories share their slugs. */
function isTaken(client: SanityClient, slug: string): Promise<boolean> {
  return client.fetch<boolean>(
    'count(*[_type in ["city", "service", "category"] && (slug.current == $slug || $slug in aliases)]) > 0',
    { slug },
    { perspective: 'raw' },
  )
}
