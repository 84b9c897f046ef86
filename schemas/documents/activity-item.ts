import { BellIcon } from '@sanity/icons/Bell'
import type { DocumentType } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { ACTIVITY_TYPES } from '#schemas/shared/options.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

/** One message of the live activity popup. */
export const activityItem: DocumentType = {
  name: 'activityItem',
  title: { en: 'Live activity', fr: 'Activité en direct' },
  plural: { en: 'Live activity', fr: 'Activité en direct' },
  desk: 'trust',
  visits: 'proof',
  shownOn: { with: ['activitySettings'] },
  type: 'document',
  icon: BellIcon,
  fields: [
    field.choice('type', ACTIVITY_TYPES, { title: { en: 'Kind', fr: 'Genre' }, required: true }),
    field.localeString('message', {
      title: { en: 'Message', fr: 'Message' },
      description: {
        en: 'Such as "Amélie booked a heat pump".',
        fr: 'Par exemple « Amélie a réservé une thermopompe ».',
      },
      required: true,
    }),
    field.localeString('location', { title: { en: 'Location', fr: 'Lieu' }, required: true }),
    field.localeString('timeAgo', {
      title: { en: 'Time', fr: 'Temps' },
      description: { en: 'Such as "12 minutes ago".', fr: 'Par exemple « il y a 12 minutes ».' },
      required: true,
    }),
    field.reference('service', 'service', { title: { en: 'Service', fr: 'Service' } }),
    field.rating('rating', {
      title: { en: 'Rating', fr: 'Note' },
      description: { en: 'For reviews.', fr: 'Pour les avis.' },
    }),
    field.plainText('customerName', { title: { en: 'Customer', fr: 'Client' } }),
    field.plainText('initials', { title: { en: 'Initials', fr: 'Initiales' } }),
    field.yesNo('verified', { title: { en: 'Verified', fr: 'Vérifié' } }),
    field.yesNo('urgent', { title: { en: 'Urgent', fr: 'Urgent' } }),
    field.order({ en: 'Place in the cycle.', fr: 'Place dans le cycle.' }),
  ],
  orderings: [
    { name: 'order', title: { en: 'Order', fr: 'Ordre' }, by: [{ field: 'order', direction: 'asc' }] },
  ],
  preview: localizedPreview('message'),
}
