import type { Dictionary } from '../en.ts'

/** La page où le client d’une installation terminée écrit un avis. */
export const reviewForm: Dictionary['reviewForm'] = {
  title: 'Comment ça s’est passé?',
  text: 'Évaluez votre installation dans vos mots. Bon ou mauvais, votre avis suit le même chemin\u00A0: nous le lisons, le traduisons et le publions tel quel.',
  about: 'Votre demande {reference}',
  rating: 'Votre note',
  stars: { one: '{count}\u00A0étoile', other: '{count}\u00A0étoiles' },
  reviewTitle: 'Titre',
  content: 'Votre avis',
  contentHint: 'Qu’est-ce qui a été fait, et comment ça s’est passé? Au moins 10\u00A0caractères.',
  name: 'Nom à publier',
  nameHint: 'Il figure à côté de votre avis. Un prénom et une initiale suffisent.',
  photo: 'Photo (facultatif)',
  photoHint:
    'JPEG, PNG ou WebP, au plus 10\u00A0Mo. Elle n’est publiée que si nous l’acceptons; le lieu et l’appareil de prise de vue en sont effacés.',
  photoKept: 'Garder la photo choisie',
  privacy:
    'Votre adresse courriel et votre numéro de téléphone ne sont pas publiés. Écrivez-nous si vous voulez que votre avis soit retiré.',
  consent:
    'Je suis le client ou la cliente de ces travaux, et j’accepte que cet avis, le nom ci-dessus et la photo soient publiés sur ce site.',
  submit: 'Envoyer l’avis',
  problem: 'Veuillez corriger ce qui est indiqué ci-dessous.',
  otherLanguage: 'English',
  errors: {
    rating: 'Choisissez de une à cinq étoiles.',
    title: 'Écrivez un titre.',
    content: 'Écrivez au moins 10\u00A0caractères.',
    name: 'Écrivez le nom à publier.',
    consent: 'Sans votre consentement, nous ne pouvons pas publier l’avis.',
    honeypot: 'Un champ que les gens laissent vide a été rempli. Envoyez l’avis de nouveau.',
    tooLong: 'C’est trop long.',
  },
  done: {
    title: 'Merci de votre avis',
    text: 'Nous l’avons reçu. Nous le publierons, quelle que soit sa note, après l’avoir lu et traduit.',
  },
  refused: {
    unknown: {
      title: 'Ce lien ne mène à aucun avis',
      text: 'Il est incomplet, ou un plus récent l’a remplacé. Ouvrez le lien de notre dernier message, ou écrivez-nous.',
    },
    used: {
      title: 'Cet avis a déjà été envoyé',
      text: 'Un lien sert à un seul avis. Écrivez-nous si vous voulez changer ce que vous avez écrit.',
    },
    expired: {
      title: 'Ce lien n’est plus valide',
      text: 'Écrivez-nous, et nous vous en enverrons un nouveau.',
    },
  },
}
