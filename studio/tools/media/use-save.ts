import { useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { errorSentence, isConflict } from '#studio/core/error-words.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { useAction } from '#studio/core/use-action.ts'
import { useMediaWords } from './words.ts'
import { writePictures } from './write-pictures.ts'

type WriteParameters = Parameters<typeof writePictures>

/** Saves changes of pictures with the rights of the signed-in person. */
export function useSave() {
  const client = useClient({ apiVersion: API_VERSION })
  const language = useStudioLanguage()
  const words = useMediaWords()
  const { problem, isBusy, run } = useAction()

  /** Resolves to whether the change was saved. */
  const save = (uses: WriteParameters[1], change: WriteParameters[2], mode: WriteParameters[3]) =>
    run(() =>
      writePictures(client, uses, change, mode).catch((error: unknown) => {
        throw new Error(isConflict(error) ? words.changedMeanwhile : errorSentence(error, language))
      }),
    )

  return { isSaving: isBusy, problem, save }
}
