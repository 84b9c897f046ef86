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
  shownOn: { usedBy: ['activitySettings'] },
  icon: BellIcon,
  fields: [
    field.choice('type', ACTIVITY_TYPES, ['Kind', 'Genre'], { required: true }),
    field.localeString('message', ['Message', 'Message'], {
      en: 'Such as "Amélie booked a heat pump".',
      fr: 'Par exemple « Amélie a réservé une thermopompe ».',
      required: true,
    }),
    field.localeString('location', ['Location', 'Lieu'], { required: true }),
    field.localeString('timeAgo', ['Time', 'Temps'], {
      en: 'Such as "12 minutes ago".',
      fr: 'Par exemple « il y a 12 minutes ».',
      required: true,
    }),
    field.reference('service', 'service', ['Service', 'Service']),
    field.rating('rating', ['Rating', 'Note'], { en: 'For reviews.', fr: 'Pour les avis.' }),
    field.plainText('customerName', ['Customer', 'Client']),
    field.plainText('initials', ['Initials', 'Initiales']),
    field.yesNo('verified', ['Verified customer', 'Client vérifié'], {
      en: 'Only for what a customer of a lead has done. It is not shown on a sample.',
      fr: 'Seulement pour ce qu’a fait le client d’une demande. Ce n’est pas affiché sur un exemple.',
    }),
    field.yesNo('urgent', ['Urgent', 'Urgent']),
    // Not read-only, because staff can rewrite a sample message with true content. A sample review is deleted instead.
    { ...field.sample, readOnly: false },
    field.order({
      en: 'Place in lists of the Studio. Messages come as the list of the settings says.',
      fr: 'Place dans les listes du Studio. Les messages suivent la liste des paramètres.',
    }),
  ],
  orderings: [field.byOrder],
  preview: localizedPreview('message'),
}
