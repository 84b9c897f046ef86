import { UserIcon } from '@sanity/icons/User'
import type { DocumentType } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { ownText } from '#schemas/shared/preview.ts'

/** An installer on the pages of a city. The seed has samples for Toronto, Vancouver and Calgary. */
export const installer: DocumentType = {
  name: 'installer',
  title: { en: 'Installer', fr: 'Installateur' },
  plural: { en: 'Installers', fr: 'Installateurs' },
  desk: 'trust',
  visits: 'proof',
  shownOn: { pages: ['cityServicePage'] },
  type: 'document',
  icon: UserIcon,
  fields: [
    field.plainText('name', { title: { en: 'Name', fr: 'Nom' }, required: true }),
    field.reference('city', 'city', { title: { en: 'City', fr: 'Ville' }, required: true }),
    field.localeText('description', { title: { en: 'Description', fr: 'Description' }, required: true }),
    field.rating('rating', { title: { en: 'Rating', fr: 'Note' }, required: true }),
    field.count('reviewCount', { title: { en: 'Number of reviews', fr: 'Nombre d’avis' }, required: true }),
    field.count('yearsExperience', {
      title: { en: 'Years of experience', fr: 'Années d’expérience' },
      required: true,
    }),
    field.count('completedJobs', { title: { en: 'Completed jobs', fr: 'Travaux réalisés' } }),
    field.localeStringList('certifications', { title: { en: 'Certifications', fr: 'Certifications' } }),
    field.localeStringList('specialties', {
      title: { en: 'Specialties', fr: 'Spécialités' },
      description: {
        en: 'An installer is listed for a service when a specialty contains the service name.',
        fr: 'Un installateur est montré pour un service quand une de ses spécialités contient le nom du service.',
      },
      min: 1,
    }),
    field.localeString('serviceArea', { title: { en: 'Service area', fr: 'Secteur desservi' } }),
    field.localeString('availability', { title: { en: 'Availability', fr: 'Disponibilité' } }),
    field.picture('picture', {
      title: { en: 'Picture', fr: 'Image' },
      description: {
        en: 'Empty: a drawing made from the initials.',
        fr: 'Vide : un dessin fait avec les initiales.',
      },
    }),
  ],
  orderings: [
    { name: 'rating', title: { en: 'Rating', fr: 'Note' }, by: [{ field: 'rating', direction: 'desc' }] },
  ],
  preview: {
    select: { title: 'name', media: 'picture' },
    texts: { subtitle: 'city.name' },
    prepare: ({ title, subtitle, media }, language) => ({
      title,
      subtitle: ownText(subtitle, language),
      media,
    }),
  },
}
