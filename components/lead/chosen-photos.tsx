import { useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import {
  LARGEST_PHOTO,
  LARGEST_TOGETHER,
  MOST_PHOTOS,
  PHOTO_TYPES,
  type PhotoError,
} from '#lib/leads/photos/limits.ts'
import { FieldErrorText } from '../ui/fields.tsx'
import { aboutPhoto } from './send-photos.ts'

/** The words that `Photos` (photos.tsx) puts into the page as JSON. */
interface Words {
  chosen: string
  remove: string
  removeOne: string
  errors: Record<PhotoError, string>
  lang: Language
}

interface Chosen {
  files: File[]
  root: Root
  words: Words
}

const known = new WeakMap<HTMLInputElement, Chosen>()

/**
 * Adds newly chosen photos to the earlier ones, leaves out photos that cannot be sent, and lists the photos below the input.
 * The list is a separate React root, so that pages do not load its code before a photo is chosen.
 * @param target of an input event in a form
 * @param added the files of that event: the input may have other files by now
 */
export function followPhotos(target: EventTarget, added: File[]): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'photos') return
  const chosen = known.get(target) ?? begin(target)
  if (!chosen) return
  const files = [...chosen.files]
  const refused: string[] = []
  for (const file of added) {
    if (files.some((one) => isSame(one, file))) continue
    const error = problemOf(file, files)
    if (error) refused.push(aboutPhoto(file, chosen.words.errors[error], chosen.words.lang))
    else files.push(file)
  }
  choose(target, chosen, files, refused)
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

function problemOf(file: File, others: File[]): PhotoError | null {
  if (others.length === MOST_PHOTOS) return 'photosTooMany'
  if (!PHOTO_TYPES.includes(file.type)) return 'photosUnreadable'
  const together = [...others, file].reduce((sum, { size }) => sum + size, 0)
  return file.size > LARGEST_PHOTO || together > LARGEST_TOGETHER ? 'photosTooLarge' : null
}

function begin(input: HTMLInputElement): Chosen | null {
  const place = input.form?.querySelector<HTMLElement>('[data-photos]')
  if (!place) return null
  const chosen = { files: [], root: createRoot(place), words: JSON.parse(place.dataset.photos ?? '{}') }
  known.set(input, chosen)
  input.form?.addEventListener('reset', () => choose(input, chosen, []))
  return chosen
}

function choose(input: HTMLInputElement, chosen: Chosen, files: File[], refused: string[] = []): void {
  const list = new DataTransfer()
  for (const file of files) list.items.add(file)
  input.files = list.files
  chosen.files = files
  const remove = (file: File) => {
    choose(
      input,
      chosen,
      files.filter((one) => one !== file),
    )
    input.focus()
  }
  const { root, words } = chosen
  root.render(<ChosenPhotos id={input.id} files={files} refused={refused} words={words} remove={remove} />)
}

interface ChosenPhotosProps {
  /** The id of the input. */
  id: string
  files: File[]
  /** The sentences about photos that were left out. */
  refused: string[]
  words: Words
  remove: (file: File) => void
}

function ChosenPhotos({ id, files, refused, words, remove }: ChosenPhotosProps) {
  return (
    <>
      <div role="alert">
        {refused.map((sentence, index) => (
          <FieldErrorText key={sentence} id={`${id}-${index}`} error={sentence} />
        ))}
      </div>
      <p role="status" className="mt-2 text-small">
        {files.length > 0 && fillPlaceholders(words.chosen, { count: String(files.length) })}
      </p>
      <ul>
        {files.map((file) => (
          <li
            key={`${file.name} ${file.lastModified}`}
            className="flex items-center gap-3 border-b border-rule py-1.5"
          >
            <Thumbnail file={file} />
            <span className="grow break-all">{file.name}</span>
            <button
              type="button"
              aria-label={fillPlaceholders(words.removeOne, { name: file.name })}
              onClick={() => remove(file)}
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

function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return <img src={url} alt="" className="size-16 flex-none object-cover" />
}
