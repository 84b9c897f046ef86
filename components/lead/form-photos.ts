import { postPhoto } from '#lib/browser/post-photo.ts'
import { readPhoto } from '#lib/browser/read-photo.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { LARGEST_PHOTO, MOST_PHOTOS, PHOTO_LIFETIME } from '#lib/leads/photos/limits.ts'

/** Milliseconds after which photos that got no answer are sent again. */
const BETWEEN = 10_000

/** A chosen photo. `lost` is one that got no answer, `refused` one that is not sent. */
export interface Photo {
  /** Unique in its form. */
  key: string
  name: string
  /** A small picture as a data URL; empty without one. */
  preview: string
  state: 'waiting' | 'sending' | 'sent' | 'lost' | 'refused'
  /** The share that was sent, from 0 to 1. */
  progress: number
  /** Why it is refused: a key of the words, or the server's sentence. */
  error?: string
  /** The id at the server. */
  id?: string
  /** When the server has got it, in milliseconds since 1970. The server keeps it for PHOTO_LIFETIME. */
  sentAt?: number
  /** Missing for a photo that was chosen on the page in the other language. */
  file?: File
  bytes?: Blob
}

/** The photos as the page in the other language gets them. */
export interface HandedPhotos {
  submissionId: string
  photos: Pick<Photo, 'name' | 'preview' | 'id' | 'sentAt'>[]
}

interface Options {
  submissionId: () => string
  lang: Language
  /** The number of photos that the form has beside these. */
  others: () => number
  onChange: (photos: readonly Photo[]) => void
}

/** The photos of one form. Each is read and sent as soon as it is chosen, one after the other. */
export function createFormPhotos({ submissionId, lang, others, onChange }: Options) {
  let photos: readonly Photo[] = []
  let lastKey = 0
  let working: Promise<void> | null = null
  let timer = 0
  const uploads = new Map<string, AbortController>()

  function set(next: readonly Photo[]) {
    photos = next
    onChange(photos)
  }
  const change = (key: string, changed: Partial<Photo>) =>
    set(photos.map((photo) => (photo.key === key ? { ...photo, ...changed } : photo)))
  const find = (state: Photo['state']) => photos.find((photo) => photo.state === state)

  function problemOf({ size }: File): string | undefined {
    if (size === 0) return 'empty'
    if (size > LARGEST_PHOTO) return 'photosTooLarge'
    const count = others() + photos.filter(({ state }) => state !== 'refused').length
    return count >= MOST_PHOTOS ? 'photosTooMany' : undefined
  }

  function add(files: readonly File[]) {
    for (const file of files) {
      const same = photos.find((photo) => photo.file && isSame(photo.file, file))
      if (same && same.state !== 'refused') continue
      const error = problemOf(file)
      const photo: Photo = {
        key: String(++lastKey),
        name: file.name,
        preview: '',
        state: error ? 'refused' : 'waiting',
        progress: 0,
        error,
        file,
      }
      set([...photos.filter((one) => one !== same), photo])
    }
    void work()
  }

  function remove(key: string) {
    uploads.get(key)?.abort()
    set(photos.filter((photo) => photo.key !== key))
  }

  function clear() {
    for (const upload of uploads.values()) upload.abort()
    set([])
  }

  /** Sends all waiting photos. Resolves when none waits any more, also when the connection was lost. */
  function work(): Promise<void> {
    working ??= sendWaiting().finally(() => {
      working = null
    })
    return working
  }

  async function sendWaiting() {
    for (let next = find('waiting'); next; next = find('waiting')) {
      if (!next.bytes) await read(next)
      else if (!(await send(next, next.bytes))) return tryLater()
    }
  }

  async function read({ key, file }: Photo) {
    const made = file && (await readPhoto(file))
    change(key, made ?? { state: 'refused', error: 'photosUnreadable' })
  }

  /** Returns false when the connection was lost. */
  async function send({ key }: Photo, bytes: Blob): Promise<boolean> {
    const upload = new AbortController()
    uploads.set(key, upload)
    change(key, { state: 'sending', progress: 0 })
    const answer = await postPhoto(bytes, {
      submissionId: submissionId(),
      lang,
      signal: upload.signal,
      onProgress: (progress) => change(key, { progress }),
    }).catch(() => null)
    uploads.delete(key)
    if (upload.signal.aborted) return true
    if (!answer) change(key, { state: 'lost' })
    else if ('error' in answer) change(key, { state: 'refused', error: answer.error })
    else change(key, { state: 'sent', id: answer.id, sentAt: Date.now() })
    return answer !== null
  }

  function tryLater() {
    clearTimeout(timer)
    timer = window.setTimeout(tryAgain, BETWEEN)
  }

  function tryAgain() {
    if (!find('lost')) return
    set(photos.map((photo) => (photo.state === 'lost' ? { ...photo, state: 'waiting' } : photo)))
    void work()
  }
  window.addEventListener('online', tryAgain)

  /**
   * Waits until every photo is sent or refused. Returns the ids of the sent ones. Rejects when the connection is lost.
   * @param isDoubted true when the server said that it does not have all of them
   */
  async function settle(isDoubted = false): Promise<string[]> {
    const again = (photo: Photo): Photo => {
      if (photo.state === 'lost') return { ...photo, state: 'waiting' }
      const isOld = isDoubted || Date.now() - (photo.sentAt ?? 0) > PHOTO_LIFETIME / 2
      if (photo.state !== 'sent' || !isOld) return photo
      if (photo.bytes) return { ...photo, state: 'waiting' }
      return isDoubted ? { ...photo, state: 'refused', error: 'gone' } : photo
    }
    set(photos.map(again))
    await work()
    if (find('lost')) throw new Error('A photo got no answer.')
    return photos.flatMap(({ state, id }) => (state === 'sent' && id ? [id] : []))
  }

  /** Shows the photos that were chosen on the page in the other language. Those that were not sent there are gone. */
  function take(handed: HandedPhotos['photos']) {
    const taken = handed.map(({ id, sentAt = 0, ...photo }): Photo => {
      const key = String(++lastKey)
      const rest = sentAt + PHOTO_LIFETIME - Date.now()
      if (!id || rest <= 0) return { ...photo, key, state: 'refused', progress: 0, error: 'gone' }
      window.setTimeout(() => change(key, { state: 'refused', error: 'gone' }), rest)
      return { ...photo, key, id, sentAt, state: 'sent', progress: 1 }
    })
    set([...photos, ...taken])
  }

  return { add, remove, clear, settle, take, all: () => photos }
}

export type FormPhotos = ReturnType<typeof createFormPhotos>

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
