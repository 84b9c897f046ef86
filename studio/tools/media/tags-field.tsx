import { Flex, Stack } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { errorSentence } from '#studio/core/error-words.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { LabelledInput } from '#studio/core/ui/labelled.tsx'
import { SmallButton } from '#studio/core/ui/small-button.tsx'
import { type Asset, typedTags } from './pictures.ts'
import { useMediaWords } from './words.ts'

/** The tags of a picture, as a text with commas. */
export function TagsField({ asset: { _id, tags }, onSaved }: { asset: Asset; onSaved: () => void }) {
  const words = useMediaWords()
  const language = useStudioLanguage()
  const client = useClient({ apiVersion: API_VERSION })
  const stored = (tags ?? []).join(', ')
  const [text, setText] = useState(stored)
  const [problem, setProblem] = useState<string | null>(null)

  async function save() {
    const next = typedTags(text)
    try {
      await client.patch(_id).set({ tags: next }).commit({ returnDocuments: false })
      setText(next.join(', '))
      setProblem(null)
      onSaved()
    } catch (error) {
      setProblem(errorSentence(error, language))
    }
  }

  return (
    <Stack gap={3}>
      <LabelledInput label={words.tags} hint={words.tagsHint} value={text} onChange={setText} />
      <Alert problem={problem} />
      <Flex>
        <SmallButton text={words.saveTags} disabled={typedTags(text).join(', ') === stored} onClick={save} />
      </Flex>
    </Stack>
  )
}
