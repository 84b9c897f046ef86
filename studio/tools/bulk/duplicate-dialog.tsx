import type { SanityClient } from '@sanity/client'
import { Button, Checkbox, Flex, Grid, Stack, Text } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import { useClient } from 'sanity'
import { useRouter } from 'sanity/router'
import { isReservedSlug } from '#lib/routes/addresses.ts'
import { city as cityType } from '#schemas/documents/city.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { pathWithSlug, SHARED_ADDRESS_TYPES, slugFormProblem } from '#schemas/shared/slug-rule.ts'
import { errorSentence } from '#studio/core/error-words.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { newKey } from '#studio/core/new-key.ts'
import { toggled } from '#studio/core/toggled.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { LabelledInput } from '#studio/core/ui/labelled.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { cityCopy, fieldsToBring, slugFrom } from './city-copy.ts'
import { useBulkWords } from './words.ts'

interface DuplicateDialogProps {
  city: Record<string, unknown>
  onClose: () => void
}

/** Asks for the new city's name, its address and the fields to copy. Then it creates the draft and opens it. */
export default function DuplicateDialog({ city, onClose }: DuplicateDialogProps) {
  const words = useBulkWords().duplicate
  const studioLanguage = useStudioLanguage()
  const client = useClient({ apiVersion: API_VERSION })
  const router = useRouter()
  const [name, setName] = useState({ en: '', fr: '' })
  /** The typed slug; null while the slug is made from the name. */
  const [ownSlug, setOwnSlug] = useState<string | null>(null)
  const offered = fieldsToBring(city)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
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
      const copy = cityCopy(city, {
        name: { en: name.en.trim(), fr: name.fr.trim() },
        slug,
        bring: offered.map((field) => field.name).filter((field) => !left.has(field)),
        newKey,
      })
      // The lake adds a random part to an id that ends with a dot.
      const draft = await client.create({ ...copy, _id: 'drafts.' })
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
        <Muted>{words.text}</Muted>
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
        <Stack as="fieldset" gap={3} style={{ border: 0, margin: 0, padding: 0 }}>
          <legend style={{ padding: 0, marginBottom: '0.75rem' }}>
            <Text size={1} weight="medium">
              {words.bring}
            </Text>
          </legend>
          <Grid gridTemplateColumns={[1, 2]} gap={3}>
            {offered.map((field) => (
              <Flex as="label" key={field.name} gap={2} align="center">
                <Checkbox
                  checked={!left.has(field.name)}
                  onChange={() => setLeft(toggled(left, field.name))}
                />
                <Text size={1}>{field.title[studioLanguage]}</Text>
              </Flex>
            ))}
          </Grid>
          <Muted>{words.bringHint}</Muted>
        </Stack>
        <Alert problem={problem} />
        <Flex gap={3} justify="flex-end">
          <Button text={words.cancel} mode="ghost" onClick={onClose} />
          <Button type="submit" tone="primary" text={words.create} disabled={isBusy} />
        </Flex>
      </Stack>
    </form>
  )
}

/** Whether a city, service, category or landing page has the slug, or a redirect leads from its address. */
function isTaken(client: SanityClient, slug: string): Promise<boolean> {
  return client.fetch<boolean>(
    `count(*[
      _type in $types && (slug.current == $slug || $slug in aliases)
      || _type == "redirect" && from == $path
    ]) > 0`,
    { slug, path: pathWithSlug(cityType.path, slug), types: SHARED_ADDRESS_TYPES },
    { perspective: 'raw' },
  )
}
