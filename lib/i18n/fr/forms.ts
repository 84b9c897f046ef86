import type { Dictionary } from '../en.ts'

export const forms: Dictionary['forms'] = {
  errors: {
    selectService: 'Veuillez choisir un service',
    nameRequired: 'Inscrivez votre nom',
    firstNameRequired: 'Inscrivez votre prénom',
    lastNameRequired: 'Inscrivez votre nom de famille',
    businessNameRequired: 'Inscrivez le nom de votre entreprise',
    partnerNameRequired: 'Inscrivez le nom de l’entreprise partenaire',
    emailRequired: 'Inscrivez votre adresse courriel',
    emailInvalid: 'Veuillez inscrire une adresse courriel valide.',
    cityRequired: 'Inscrivez votre ville',
    provinceRequired: 'Choisissez votre province ou territoire',
    messageTooShort: 'Veuillez décrire votre projet en détail (au moins 10 caractères).',
    dateInvalid: 'Inscrivez une date, par exemple 2027-05-24',
    datePast: 'Choisissez aujourd’hui ou une date ultérieure',
    optionInvalid: 'Choisissez une réponse de la liste',
    tooLong: 'Utilisez moins de caractères',
  },
  problems: {
    missingService: { title: 'Veuillez choisir un service', text: '' },
    missingContact: {
      title: 'Renseignements manquants',
      text: 'Veuillez inscrire votre nom, votre courriel, votre ville et votre province.',
    },
    invalidEmail: {
      title: 'Courriel non valide',
      text: 'Veuillez inscrire une adresse courriel valide.',
    },
    projectDetails: {
      title: 'Description du projet requise',
      text: 'Veuillez décrire votre projet en détail (au moins 10 caractères).',
    },
    missingInformation: {
      title: 'Renseignements manquants',
      text: 'Veuillez remplir tous les champs obligatoires.',
    },
    incompleteSteps: { title: 'Veuillez remplir toutes les étapes avant d’envoyer.', text: '' },
    checkAnswers: { title: 'Vérifiez vos réponses', text: 'Certaines sont à corriger.' },
  },
  failures: {
    lead: {
      title: 'Échec de l’envoi',
      text: 'Une erreur est survenue pendant l’envoi de votre demande. Veuillez réessayer.',
    },
    contact: { title: 'Échec de l’envoi', text: 'Veuillez réessayer.' },
    contractor: { title: 'Échec de l’envoi', text: 'Veuillez réessayer.' },
    partner: { title: 'Échec de l’envoi', text: 'Veuillez réessayer.' },
  },
  successes: {
    lead: {
      title: 'Demande envoyée!',
      text: 'Nous vous mettrons en contact avec des entrepreneurs certifiés qui vous proposeront des soumissions concurrentielles.',
    },
    contact: { title: 'Message envoyé!', text: 'Nous répondrons d’ici un jour ouvrable.' },
    contractor: {
      title: 'Merci!',
      text: 'Nous avons reçu votre candidature et communiquerons avec vous sous peu',
    },
    partner: { title: 'Merci!', text: 'Votre suggestion a bien été reçue' },
  },
}
