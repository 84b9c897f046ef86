import type { Language } from '#lib/i18n/languages.ts'

/** Milliseconds without progress after which an upload is given up. */
const LONGEST_STILL = 30_000

interface Upload {
  submissionId: string
  lang: Language
  signal: AbortSignal
  /** Called with the share that was sent, from 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Sends a photo of a form. Returns its id, or the sentence of the server about a photo that it refuses. Rejects when there is no
 * answer. A photo that is sent again is stored once. `fetch` does not tell how much was sent.
 */
export function postPhoto(
  photo: Blob,
  { submissionId, lang, signal, onProgress }: Upload,
): Promise<{ id: string } | { error: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let stillness = 0
    const wait = () => {
      clearTimeout(stillness)
      stillness = window.setTimeout(() => request.abort(), LONGEST_STILL)
    }
    request.upload.onprogress = ({ loaded, total }) => {
      wait()
      onProgress(loaded / total)
    }
    request.onloadend = () => {
      clearTimeout(stillness)
      const answer = request.response
      if (answer?.ok) resolve({ id: String(answer.id) })
      else if (answer?.error) resolve({ error: String(answer.error.message) })
      else reject(new Error('A photo got no answer.'))
    }
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', `/api/leads/photos?submission_id=${submissionId}&lang=${lang}`)
    request.responseType = 'json'
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    wait()
    request.send(photo)
  })
}
