import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { PHOTO_ERRORS, PHOTO_TYPES } from '#lib/leads/photos/limits.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field, noteOf } from '../ui/fields.tsx'
import type { ChosenPhotosWords } from './chosen-photos.tsx'
import type { FormStart } from './form-start.ts'

interface PhotosProps {
  /** The first part of the control's id, such as `booking` in `booking-photos`. */
  form: string
  lang: Language
  start?: FormStart
  /** Other words than those about photos of a job. */
  words?: { label: string; hint: string }
}

/**
 * Photos of the job: a plain file input, below which `followPhotos` shows a list. A form that the server sent back also shows
 * the stored photos. Without scripts, the server stops reading when the photos are too large: later fields are then lost.
 */
export function Photos({ form, lang, start, words: own }: PhotosProps) {
  const { forms, shell } = getDictionary(lang)
  const { photos: words, optional, errors } = forms
  const { received, sending, lost, empty, gone, remove, removeOne } = words
  const refusals = Object.fromEntries(PHOTO_ERRORS.map((name) => [name, errors[name]]))
  const chosen: ChosenPhotosWords = {
    received,
    sending,
    lost,
    remove,
    removeOne,
    colon: shell.colon,
    errors: { ...refusals, empty, gone },
  }
  const field = {
    id: `${form}-photos`,
    label: fillPlaceholders(optional, { label: own?.label ?? words.label }),
    hint: own?.hint ?? words.hint,
    error: start?.problem?.errors.photos,
  }
  const kept = (start?.initial?.photo ?? '').split('\n').filter(Boolean)
  return (
    <div className="mt-8">
      <Field {...field}>
        <div className="relative">
          {/* The browser's own words are in its language, not in that of the page. Without scripts they name the chosen files. */}
          <input
            id={field.id}
            type="file"
            name="photos"
            multiple
            accept={PHOTO_TYPES.join()}
            className="field-box text-transparent file:invisible noscript:text-ink noscript:file:visible"
            {...noteOf(field)}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-3 inset-y-3 font-bold underline underline-offset-4 noscript:hidden"
          >
            {words.choose}
          </span>
        </div>
      </Field>
      <div className="mt-2">
        {kept.map((id, index) => (
          <Checkbox
            key={id}
            name="photo"
            value={id}
            label={fillPlaceholders(words.kept, { number: String(index + 1) })}
            defaultChecked
          />
        ))}
      </div>
      <div data-photos={JSON.stringify(chosen)} />
    </div>
  )
}
