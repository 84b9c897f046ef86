import { UsersIcon } from '@sanity/icons/Users'
import type { DocumentType } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { namedPreview } from '#schemas/shared/preview.ts'

/** A contractor on the contractors page. */
export const featuredContractor: DocumentType = {
  name: 'featuredContractor',
  title: { en: 'Featured contractor', fr: 'Entrepreneur en vedette' },
  plural: { en: 'Featured contractors', fr: 'Entrepreneurs en vedette' },
  desk: 'trust',
  visits: 'proof',
  icon: UsersIcon,
  fields: [
    field.plainText('name', ['Name', 'Nom'], { required: true }),
    field.key({
      en: 'Its id in quote links: /get-quote?contractor={key}. Do not change it.',
      fr: 'Sa clé dans les liens de soumission : /get-quote?contractor={clé}. Ne la changez pas.',
    }),
    field.localeString('location', ['Location', 'Lieu'], {
      en: 'Such as "Toronto, ON".',
      fr: 'Par exemple « Toronto (Ontario) ».',
      required: true,
    }),
    field.reference('city', 'city', ['City', 'Ville'], {
      en: 'Its province decides which licences the contractor needs. Empty: a licence is needed wherever one province asks for it.',
      fr: 'Sa province décide des licences qu’il faut. Vide : une licence est requise dès qu’une province la demande.',
    }),
    field.listOf('installerLicence', 'licences', ['Checked licences', 'Licences vérifiées'], {
      en: 'Licences whose proof was seen. Without a valid number a public site does not show a contractor of a trade that needs one.',
      fr: 'Licences dont la preuve a été vue. Sans numéro valide, un site public ne montre pas l’entrepreneur d’un métier qui en exige un.',
    }),
    field.rating('rating', ['Rating', 'Note'], { required: true }),
    field.count('reviews', ['Number of reviews', 'Nombre d’avis'], { required: true }),
    field.localeStringList('specialties', ['Specialties', 'Spécialités'], { min: 1 }),
    field.count('yearsExperience', ['Years of experience', 'Années d’expérience'], { required: true }),
    field.yesNo('licensed', ['Licensed', 'Titulaire d’une licence']),
    field.yesNo('insured', ['Insured', 'Assuré']),
    field.localeString('responseTime', ['Response time', 'Délai de réponse'], {
      en: 'Such as "Within 2 hours".',
      fr: 'Par exemple « En moins de 2 heures ».',
      required: true,
    }),
    field.order({
      en: 'Place in lists of the Studio. On their page contractors stand as its list says.',
      fr: 'Place dans les listes du Studio. Sur leur page, les entrepreneurs suivent sa liste.',
    }),
    field.picture('picture', ['Picture', 'Image'], {
      en: 'Empty: a drawing made from the initials.',
      fr: 'Vide : un dessin fait avec les initiales.',
    }),
    field.evidence(),
  ],
  orderings: [field.byOrder],
  preview: namedPreview('location'),
}
