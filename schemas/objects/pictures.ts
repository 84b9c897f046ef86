import { ImageIcon } from '@sanity/icons/Image'
import type { CustomValidator } from 'sanity'
import { hasText } from '#lib/i18n/has-text.ts'
import type { Part } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import { isLocalized } from '#schemas/shared/localized.ts'

/** A picture needs a description in both languages. With the English fallback, a French screen reader would read English. */
const describesImage: CustomValidator = (alt, { parent }) => {
  const hasImage = typeof parent === 'object' && parent !== null && 'asset' in parent && parent.asset
  if (!hasImage) return true
  if (!isLocalized(alt) || !hasText(alt.en))
    return { en: 'Describe the picture in English.', fr: 'Décrivez l’image en anglais.' }
  return hasText(alt.fr)
    ? true
    : { en: 'Describe the picture in French.', fr: 'Décrivez l’image en français.' }
}

/** An image with a description for people who cannot see it. */
export const picture: Part = {
  name: 'picture',
  title: { en: 'Picture', fr: 'Image' },
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: true },
  fields: [
    {
      ...field.localeString('alt', ['Description', 'Description'], {
        en: 'What the picture shows, in one short sentence. Screen readers say it aloud.',
        fr: 'Ce que montre l’image, en une courte phrase. Les lecteurs d’écran la disent à voix haute.',
      }),
      validation: (rule) => rule.custom(describesImage),
    },
  ],
}

/** Two pictures of the same place, one before a job and one after it. */
export const beforeAfter: Part = {
  name: 'beforeAfter',
  title: { en: 'Before and after', fr: 'Avant et après' },
  fields: [field.picture('before', ['Before', 'Avant']), field.picture('after', ['After', 'Après'])],
}
