import { useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { errorSentence, isConflict } from '#studio/core/error-words.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import type { WriteMode } from '#studio/core/write-document.ts'
import type { PictureUse } from './pictures.ts'
import { useMediaWords } from './words.ts'
import { type PictureChange, writePictures } from './write-pictures.ts'

interface Save {
  isSaving: boolean
  problem: string | null
  /** Resolves to whether it was saved. */
  save: (uses: readonly PictureUse[], change: PictureChange, mode: WriteMode) => Promise<boolean>
}

/** Saves changes of pictures under the person's own rights. */
export function useSave(): Save {
  const client = useClient({ apiVersion: API_VERSION })
  const language = useStudioLanguage()
  const words = useMediaWords()
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function save(...[uses, change, mode]: Parameters<Save['save']>): Promise<boolean> {
    setIsSaving(true)
    setProblem(null)
    try {
      await writePictures(client, uses, change, mode)
      return true
    } catch (error) {
      setProblem(isConflict(error) ? words.changedMeanwhile : errorSentence(error, language))
      return false
    } finally {
      setIsSaving(false)
    }
  }

  return { isSaving, problem, save }
}
