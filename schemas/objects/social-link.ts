import { ShareIcon } from '@sanity/icons/Share'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { SOCIAL_PLATFORMS } from '#schemas/shared/options.ts'

/** A page of ours on a social network. */
export const socialLink = defineType({
  name: 'socialLink',
  title: 'Social network',
  type: 'object',
  icon: ShareIcon,
  fields: [
    field.choice('platform', 'Network', SOCIAL_PLATFORMS, { required: true }),
    field.webAddress('url', 'Address', { required: true }),
  ],
  preview: { select: { title: 'platform', subtitle: 'url' } },
})
