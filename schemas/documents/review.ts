import { StarIcon } from '@sanity/icons/Star'
import type { Bilingual } from '#lib/i18n/languages.ts'
import { type Definition, onTab } from '#schemas/define.ts'
import type { DocumentType } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { otherText, ownText } from '#schemas/shared/preview.ts'

const NO_TITLE: Bilingual = { en: 'No title yet', fr: 'Pas encore de titre' }
const stars = (rating: number | '?'): Bilingual => ({ en: `${rating} of 5`, fr: `${rating} sur 5` })

/** A field that a customer gives, or the contractor of the job. No tool changes it in many reviews at once. */
const ofCustomer = (given: Definition): Definition => ({
  ...given,
  options: { ...given.options, notInBulk: true },
})

/** A customer's review of a job. */
export const review: DocumentType = {
  name: 'review',
  title: { en: 'Review', fr: 'Avis' },
  plural: { en: 'Reviews', fr: 'Avis' },
  desk: 'trust',
  visits: 'proof',
  shownOn: {
    pages: {
      reviewsPage: { en: 'List of reviews', fr: 'Liste des avis' },
      cityServicePage: { en: 'Reviews', fr: 'Avis' },
    },
    refersTo: { service: { en: 'Reviews', fr: 'Avis' }, city: { en: 'Reviews', fr: 'Avis' } },
  },
  icon: StarIcon,
  fields: [
    ofCustomer(field.plainText('customerName', ['Customer', 'Client'], { required: true })),
    field.plainText('customerInitials', ['Initials', 'Initiales'], {
      en: 'In the round picture.',
      fr: 'Dans le portrait rond.',
      required: true,
    }),
    field.localeString('location', ['Location', 'Lieu'], {
      en: 'Such as "Toronto, ON".',
      fr: 'Par exemple « Toronto (Ontario) ».',
      required: true,
    }),
    field.reference('city', 'city', ['City', 'Ville'], {
      en: 'Shows the review on the pages of this city.',
      fr: 'Montre l’avis sur les pages de cette ville.',
    }),
    field.reference('service', 'service', ['Service', 'Service'], { required: true }),
    ofCustomer(
      field.rating('rating', ['Rating', 'Note'], {
        en: 'From 1 to 5 stars.',
        fr: 'De 1 à 5 étoiles.',
        required: true,
      }),
    ),
    field.writtenIn,
    ofCustomer(field.localeString('title', ['Title', 'Titre'], { required: true })),
    ofCustomer(field.localeText('content', ['Review', 'Avis'], { required: true })),
    ofCustomer(field.date('date', ['Date', 'Date'], { required: true })),
    {
      ...field.yesNo('verified', ['Verified customer', 'Client vérifié'], {
        en: 'Only what a customer wrote at the link of a finished lead is verified.',
        fr: 'Seul ce qu’un client a écrit au lien d’une demande terminée est vérifié.',
      }),
      readOnly: true,
      notCopied: true,
    },
    field.sample,
    field.count('helpfulCount', ['Found helpful by', 'Jugé utile par']),
    field.localeStringList('tags', ['Tags', 'Étiquettes'], {
      en: 'Such as "On time".',
      fr: 'Par exemple « À l’heure ».',
    }),
    field.plainText('installerName', ['Installer', 'Installateur']),
    ofCustomer(
      field.ofType('installerResponse', 'installerResponse', [
        'Answer by the installer',
        'Réponse de l’installateur',
      ]),
    ),
    ...onTab('media', [
      field.listOf('picture', 'photos', ['Photos', 'Photos']),
      field.ofType('beforeAfter', 'beforeAfter', ['Before and after', 'Avant et après']),
      field.webAddress('videoUrl', ['Video', 'Vidéo']),
    ]),
  ],
  orderings: [
    field.ordering('date', { en: 'Newest', fr: 'Les plus récents' }, 'desc'),
    field.ordering('rating', { en: 'Rating', fr: 'Note' }, 'desc'),
  ],
  preview: {
    select: { name: 'customerName', rating: 'rating' },
    texts: { title: 'title', service: 'service.name' },
    prepare: ({ title, name, rating, service }, language) => ({
      // Customers write in one language. Until the title is translated, the Studio shows it as it was written.
      title: ownText(title, language) || otherText(title, language) || NO_TITLE[language],
      subtitle: [stars(rating ?? '?')[language], name, ownText(service, language)]
        .filter(Boolean)
        .join(' · '),
    }),
  },
}
