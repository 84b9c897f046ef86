import type { PreviewConfig } from 'sanity'

/**
 * Preview of a document or object whose title is a localized field: the English text with the French below it,
 * so that a missing translation is seen in every list.
 */
export function localizedPreview(titleField: string, mediaField?: string): PreviewConfig {
  return {
    select: {
      en: `${titleField}.en`,
      fr: `${titleField}.fr`,
      ...(mediaField && { media: mediaField }),
    },
    prepare: ({ en, fr, media }) => ({
      title: en ?? 'No text yet',
      subtitle: fr ?? 'French is missing',
      media,
    }),
  }
}
