import { Button, Stack, Text } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { errorSentence } from '../error-words.ts'
import { useStudioLanguage } from '../language.ts'
import { Alert } from '../ui/alert.tsx'
import { type Publication, undoPublications } from '../undo-publish.ts'
import { useChangeWords } from './words.ts'

/** A button that undoes publications that were made together. */
export function UndoPublications({ publications }: { publications: Publication[] }) {
  const words = useChangeWords()
  const language = useStudioLanguage()
  const client = useClient({ apiVersion: API_VERSION })
  const [step, setStep] = useState<'offered' | 'working' | 'undone'>('offered')
  const [problem, setProblem] = useState<string | null>(null)
  if (publications.length === 0) return null

  async function undo() {
    setStep('working')
    setProblem(null)
    try {
      await undoPublications(client, publications)
      setStep('undone')
    } catch (error) {
      setProblem(words.notUndone + words.colon + errorSentence(error, language))
      setStep('offered')
    }
  }

  if (step === 'undone') return <Undone sentence={words.undone} />
  return (
    <Stack gap={3}>
      <Alert problem={problem} />
      <div>
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text={words.undo}
          disabled={step === 'working'}
          onClick={undo}
        />
      </div>
    </Stack>
  )
}

/** The sentence that confirms the undo. It takes the keyboard focus, because the button that had it is gone. */
function Undone({ sentence }: { sentence: string }) {
  const self = useRef<HTMLDivElement>(null)
  useEffect(() => self.current?.focus(), [])
  return (
    <Text ref={self} tabIndex={-1} size={1}>
      {sentence}
    </Text>
  )
}
