import { UserIcon } from '@sanity/icons/User'
import type { DocumentWithPage } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { namedPreview } from '#schemas/shared/preview.ts'

const path = '/installers/{installer}'

/** An installer on the pages of a city and on the page of contractors; with an address also on a page of its own. */
export const installer: DocumentWithPage<'installer'> = {
  name: 'installer',
  title: { en: 'Installer', fr: 'Installateur' },
  plural: { en: 'Installers', fr: 'Installateurs' },
  path,
  sitemap: 'installers',
  desk: 'trust',
  visits: 'proof',
  shownOn: {
    refersTo: { city: { en: 'Installers of the city', fr: 'Installateurs de la ville' } },
    pages: {
      cityServicePage: { en: 'Local installers', fr: 'Installateurs de la ville' },
      contractorsPage: { en: 'Contractors by city and trade', fr: 'Entrepreneurs par ville et par métier' },
    },
  },
  icon: UserIcon,
  fields: [
    field.plainText('name', ['Name', 'Nom'], { required: true }),
    field.slug('name', path, {
      en: 'Empty: the installer has no page of its own.',
      fr: 'Vide : l’installateur n’a pas sa propre page.',
      optional: true,
    }),
    field.reference('city', 'city', ['City', 'Ville'], { required: true }),
    field.localeText('description', ['Description', 'Description'], { required: true }),
    field.rating('rating', ['Rating', 'Note'], {
      en: 'Empty until there are reviews.',
      fr: 'Vide tant qu’il n’y a pas d’avis.',
    }),
    field.count('reviewCount', ['Number of reviews', 'Nombre d’avis'], { required: true }),
    field.count('yearsExperience', ['Years of experience', 'Années d’expérience'], { required: true }),
    field.count('completedJobs', ['Completed jobs', 'Travaux réalisés']),
    field.listOf('installerLicence', 'licences', ['Checked licences', 'Licences vérifiées'], {
      en: 'Licences whose proof was seen. Contractors writes them here; an ended one is not shown. Without a valid number a public site does not show an installer of a trade that needs one.',
      fr: 'Licences dont la preuve a été vue. L’outil Entrepreneurs les écrit ici; une licence échue n’est pas montrée. Sans numéro valide, un site public ne montre pas l’installateur d’un métier qui en exige un.',
    }),
    field.ofType('installerInsurance', 'insurance', ['Checked insurance', 'Assurance vérifiée'], {
      en: 'On its own page. Contractors writes it here.',
      fr: 'Sur sa propre page. L’outil Entrepreneurs l’écrit ici.',
    }),
    field.localeStringList('certifications', ['Certifications', 'Certifications']),
    field.localeStringList('specialties', ['Specialties', 'Spécialités'], {
      en: 'An installer is listed for a service when a specialty contains the service name.',
      fr: 'Un installateur est montré pour un service quand une de ses spécialités contient le nom du service.',
      min: 1,
    }),
    field.localeString('serviceArea', ['Service area', 'Secteur desservi']),
    field.localeString('availability', ['Availability', 'Disponibilité']),
    field.localeString('languages', ['Languages', 'Langues'], {
      en: 'Such as "English and French".',
      fr: 'Par exemple « Français et anglais ».',
    }),
    field.picture('picture', ['Picture', 'Image'], {
      en: 'Empty: a drawing made from the initials.',
      fr: 'Vide : un dessin fait avec les initiales.',
    }),
  ],
  orderings: [field.ordering('rating', { en: 'Rating', fr: 'Note' }, 'desc')],
  preview: namedPreview('city.name'),
}
