import type { Dictionary } from '../en.ts'

export const leads: Dictionary['leads'] = {
  foreignOrigin: 'L’envoi provient d’un autre site. Utilisez le formulaire de notre site.',
  tooLarge: 'C’est trop pour un seul envoi. Raccourcissez votre message, puis renvoyez-le.',
  wrongType: 'Envoyez du JSON ou un formulaire.',
  notJson: 'Envoyez du JSON valide.',
  notForm: 'Envoyez un formulaire lisible.',
  notObject: 'Envoyez un objet avec type, submission_id et payload.',
  unknownType: 'Envoyez lead, contact, contractor ou partner.',
  badSubmissionId: 'Envoyez un UUID.',
  noPayload: 'Envoyez les champs du formulaire dans un objet.',
  notText: 'Envoyez un texte.',
  unavailable: 'Nous n’avons pas pu enregistrer votre demande. Veuillez réessayer dans un instant.',
}
