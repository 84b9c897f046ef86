import { createRoot } from 'react-dom/client'
import { HANDED_PHOTOS, KEPT_FIELDS, withStorage } from '#lib/browser/kept-fields.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { FieldErrorText } from '../ui/fields.tsx'
import { createFormPhotos, type FormPhotos, type HandedPhotos, type Photo } from './form-photos.ts'
import { setSubmissionId, submissionIdOf } from './submission-id.ts'

/** The words that `Photos` (photos.tsx) puts into the page as JSON. */
export interface ChosenPhotosWords {
  received: string
  sending: string
  lost: string
  remove: string
  removeOne: string
  colon: string
  errors: Readonly<Record<string, string>>
}

const known = new WeakMap<HTMLFormElement, FormPhotos>()

/**
 * Adds newly chosen photos to the earlier ones, and lists all below the input. The list is a separate React root, so that pages
 * do not load its code before a photo is chosen.
 * @param target of an input event in a form
 * @param added the files of that event: the input may have other files by now
 */
export function followPhotos(target: EventTarget, added: File[]): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'photos' || !target.form) return
  const photos = known.get(target.form) ?? begin(target, target.form)
  const handed = target.dataset[HANDED_PHOTOS]
  delete target.dataset[HANDED_PHOTOS]
  if (handed) {
    const { submissionId, photos: others }: HandedPhotos = JSON.parse(handed)
    setSubmissionId(target.form, submissionId)
    photos?.take(others)
  }
  photos?.add(added)
}

/** The ids of all photos of a form: those stored with an earlier attempt, and the chosen ones, which are sent by then. */
export async function sentPhotos(form: HTMLFormElement, isDoubted = false): Promise<string[]> {
  const chosen = await known.get(form)?.settle(isDoubted)
  return [...keptIn(form), ...(chosen ?? [])]
}

/** The ids of the photos stored with an earlier attempt, which are ticked. */
const keptIn = (form: HTMLFormElement) => new FormData(form).getAll('photo').map(String)

function begin(input: HTMLInputElement, form: HTMLFormElement): FormPhotos | null {
  const place = form.querySelector<HTMLElement>('[data-photos]')
  if (!place) return null
  const words: ChosenPhotosWords = JSON.parse(place.dataset.photos ?? '{}')
  const root = createRoot(place)
  const lang: Language = new FormData(form).get('lang') === 'fr' ? 'fr' : 'en'
  const photos = createFormPhotos({
    submissionId: () => submissionIdOf(form),
    lang,
    others: () => keptIn(form).length,
    onChange: (all) => {
      show(input, all)
      root.render(<ChosenPhotos photos={all} words={words} remove={remove} />)
    },
  })
  const remove = (key: string) => {
    photos.remove(key)
    input.focus()
  }
  known.set(form, photos)
  form.addEventListener('reset', photos.clear)
  window.addEventListener('pagehide', () => handOn(photos.all(), submissionIdOf(form)))
  return photos
}

/** When the fields of this page were kept for the next page, as for the page in the other language, the photos go with them. */
function handOn(all: readonly Photo[], submissionId: string) {
  const good = all.filter(({ state }) => state !== 'refused')
  const photos = good.map(({ name, preview, id, sentAt }) => ({ name, preview, id, sentAt }))
  const handed: HandedPhotos = { submissionId, photos }
  withStorage((storage) => {
    const kept = storage.getItem(KEPT_FIELDS)
    if (!kept || good.length === 0) return
    storage.setItem(KEPT_FIELDS, JSON.stringify({ ...JSON.parse(kept), photos: JSON.stringify(handed) }))
  })
}

/** The browser says beside its button how many files there are. So the input has those that are sent. */
function show(input: HTMLInputElement, photos: readonly Photo[]) {
  const list = new DataTransfer()
  for (const { file, state } of photos) if (file && state !== 'refused') list.items.add(file)
  input.files = list.files
}

interface ChosenPhotosProps {
  photos: readonly Photo[]
  words: ChosenPhotosWords
  remove: (key: string) => void
}

function ChosenPhotos({ photos, words, remove }: ChosenPhotosProps) {
  const good = photos.filter(({ state }) => state !== 'refused')
  const done = good.filter(({ state }) => state === 'sent').length
  return (
    <>
      <p role="status" className="mt-2 text-small">
        {good.length > 0 &&
          fillPlaceholders(words.received, { done: String(done), count: String(good.length) })}
      </p>
      <ul>
        {photos.map((photo) => (
          <li key={photo.key} className="flex items-center gap-3 border-b border-rule py-1.5">
            {photo.preview ? (
              <img src={photo.preview} alt="" className="size-16 flex-none object-cover" />
            ) : (
              <span className="size-16 flex-none bg-wash" />
            )}
            <div className="min-w-0 grow">
              <p className="break-all">{shortName(photo.name)}</p>
              <PhotoState photo={photo} words={words} />
            </div>
            <button
              type="button"
              aria-label={fillPlaceholders(words.removeOne, { name: photo.name })}
              onClick={() => remove(photo.key)}
              className="min-h-11 font-bold underline underline-offset-4"
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function PhotoState({ photo, words }: { photo: Photo; words: ChosenPhotosWords }) {
  const { key, name, state, progress, error = '' } = photo
  if (state === 'sent') return null
  if (state === 'lost') return <p className="text-small">{words.lost}</p>
  if (state === 'refused') {
    return (
      <div role="alert">
        <span className="sr-only">{name + words.colon}</span>
        <FieldErrorText id={`photo-${key}`} error={words.errors[error] ?? error} />
      </div>
    )
  }
  return (
    <progress
      aria-label={fillPlaceholders(words.sending, { name })}
      value={state === 'sending' ? progress : undefined}
      className="h-2 w-full accent-ink"
    />
  )
}

/** The file name of a photo. A long name is shortened in the middle, because it would not fit on a phone. */
const shortName = (name: string) => (name.length > 24 ? `${name.slice(0, 12)}…${name.slice(-8)}` : name)
