import { UserIcon } from '@sanity/icons/User'
import type { DocumentType } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { namedPreview } from '#schemas/shared/preview.ts'

/** An installer on the pages of a city and on the page of contractors. */
export const installer: DocumentType = {
  name: 'installer',
  title: { en: 'Installer', fr: 'Installateur' },
  plural: { en: 'Installers', fr: 'Installateurs' },
  desk: 'trust',
  visits: 'proof',
  shownOn: {
    pages: {
      cityServicePage: { en: 'Local installers', fr: 'Installateurs de la ville' },
      contractorsPage: { en: 'Contractors by city and trade', fr: 'Entrepreneurs par ville et par métier' },
    },
  },
  icon: UserIcon,
  fields: [
    field.plainText('name', { en: 'Name', fr: 'Nom', required: true }),
    field.reference('city', 'city', { en: 'City', fr: 'Ville', required: true }),
    field.localeText('description', { en: 'Description', fr: 'Description', required: true }),
    field.rating('rating', { en: 'Rating', fr: 'Note', required: true }),
    field.count('reviewCount', { en: 'Number of reviews', fr: 'Nombre d’avis', required: true }),
    field.count('yearsExperience', { en: 'Years of experience', fr: 'Années d’expérience', required: true }),
    field.count('completedJobs', { en: 'Completed jobs', fr: 'Travaux réalisés' }),
    field.localeStringList('certifications', { en: 'Certifications', fr: 'Certifications' }),
    field.localeStringList('specialties', {
      en: ['Specialties', 'An installer is listed for a service when a specialty contains the service name.'],
      fr: [
        'Spécialités',
        'Un installateur est montré pour un service quand une de ses spécialités contient le nom du service.',
      ],
      min: 1,
    }),
    field.localeString('serviceArea', { en: 'Service area', fr: 'Secteur desservi' }),
    field.localeString('availability', { en: 'Availability', fr: 'Disponibilité' }),
    field.localeString('languages', {
      en: ['Languages', 'Such as "English and French".'],
      fr: ['Langues', 'Par exemple « Français et anglais ».'],
    }),
    field.picture('picture', {
      en: ['Picture', 'Empty: a drawing made from the initials.'],
      fr: ['Image', 'Vide : un dessin fait avec les initiales.'],
    }),
  ],
  orderings: [field.ordering('rating', { en: 'Rating', fr: 'Note' }, 'desc')],
  preview: namedPreview('city.name'),
}
