import { ShareIcon } from '@sanity/icons/Share'
import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import { choiceTitle, SOCIAL_PLATFORMS } from '#schemas/shared/options.ts'

/** A page of ours on a social network. */
export const socialLink: Definition = {
  name: 'socialLink',
  title: { en: 'Social network', fr: 'Réseau social' },
  type: 'object',
  icon: ShareIcon,
  fields: [
    field.choice('platform', SOCIAL_PLATFORMS, { en: 'Network', fr: 'Réseau', required: true }),
    field.webAddress('url', { en: 'Address', fr: 'Adresse', required: true }),
  ],
  preview: {
    select: { platform: 'platform', subtitle: 'url' },
    prepare: ({ platform, subtitle }, language) => ({
      title: choiceTitle(SOCIAL_PLATFORMS, platform, language),
      subtitle,
    }),
  },
}
