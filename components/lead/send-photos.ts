import type { Language } from '#lib/i18n/languages.ts'

/** The photos of a form: those kept from an earlier attempt, by id, and the newly chosen ones. */
export function photosIn(form: HTMLFormElement): { kept: string[]; chosen: File[] } {
  const fields = new FormData(form)
  return {
    kept: fields.getAll('photo').map(String),
    // An empty file input is sent as a file without a name.
    chosen: fields
      .getAll('photos')
      .filter((value): value is File => value instanceof File && value.name !== ''),
  }
}

const COLON: Record<Language, string> = { en: ': ', fr: '\u00A0: ' }

/** A sentence about a photo: `kitchen.jpg: This photo is too large.` */
export const aboutPhoto = (photo: File, sentence: string, lang: Language) =>
  shortName(photo) + COLON[lang] + sentence

/** The file name of a photo. A long name is shortened in the middle, because it would not fit on a phone. */
const shortName = ({ name }: File) => (name.length > 24 ? `${name.slice(0, 12)}…${name.slice(-8)}` : name)

/**
 * Sends the chosen photos of a form, one after the other. A photo that is sent again after a lost response is stored once.
 * @returns the ids of all photos, or a sentence about the first photo that the server refused
 */
export async function sendPhotos(
  form: HTMLFormElement,
  submissionId: string,
  lang: Language,
): Promise<{ ids: string[] } | { error: string }> {
  const { kept: ids, chosen } = photosIn(form)
  for (const photo of chosen) {
    const response = await fetch(`/api/leads/photos?submission_id=${submissionId}&lang=${lang}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: photo,
    })
    const answer = await response.json()
    if (!answer.ok) return { error: aboutPhoto(photo, answer.error.message, lang) }
    ids.push(answer.id)
  }
  return { ids }
}
