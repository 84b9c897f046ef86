import { requestLanguage } from '#lib/server/request-language.ts'

/** The refusals of the staff's routes: stable codes that a screen can translate, and sentences for other clients. */
const REFUSALS = {
  bad_filter: {
    status: 400,
    en: 'These filters cannot be used. Check the values in the address.',
    fr: 'Ces filtres ne peuvent pas être appliqués. Vérifiez les valeurs dans l’adresse.',
  },
  no_email: {
    status: 400,
    en: 'Say whose leads to delete: {"email": "…"}.',
    fr: 'Indiquez à qui sont les demandes à supprimer : {"email": "…"}.',
  },
  no_time: {
    status: 400,
    en: 'Say up to when: ?before= with milliseconds since 1970.',
    fr: 'Indiquez jusqu’à quand : ?before= en millisecondes depuis 1970.',
  },
  not_signed_in: {
    status: 401,
    en: 'You are not signed in. Sign in to the Studio and try again.',
    fr: 'Aucune session n’est ouverte. Connectez-vous au Studio et réessayez.',
  },
  bad_change: {
    status: 400,
    en: 'This change cannot be made. A note has at most 5,000 characters.',
    fr: 'Ce changement est impossible. Une note compte au plus 5\u00A0000 caractères.',
  },
  no_handler: {
    status: 422,
    en: 'This person cannot work on leads. Choose an editor or an administrator.',
    fr: 'Cette personne ne peut pas traiter de demandes. Choisissez quelqu’un de la rédaction ou de l’administration.',
  },
  no_review_link: {
    status: 409,
    en: 'There is no link for this lead: it has to be a booking or a quote request, its status Done, and its customer must not have written yet.',
    fr: 'Pas de lien pour cette demande\u00A0: il faut une réservation ou une demande de soumission, au statut Terminée, dont le client n’a pas encore écrit.',
  },
  review_needed: {
    status: 409,
    en: 'Nothing was deleted: a page shows a review by this person because staff chose it. Open the review, see where it is used, and take it out there.',
    fr: 'Rien n’a été supprimé\u00A0: le personnel a choisi un avis de cette personne pour une page. Ouvrez l’avis, voyez où il sert et retirez-le de là.',
  },
  no_review_mail: {
    status: 409,
    en: 'The customer gets no such mail: they want no commercial messages, the lead is no booking or quote request that is Done, or they have written already.',
    fr: 'Le client ne reçoit pas ce courriel\u00A0: il ne veut pas de messages commerciaux, ce n’est ni une réservation ni une demande de soumission terminée, ou il a déjà écrit.',
  },
  no_mail_server: {
    status: 409,
    en: 'This site sends no mail. Make the link and send it yourself.',
    fr: 'Ce site n’envoie pas de courriels. Créez le lien et envoyez-le vous-même.',
  },
  not_allowed: {
    status: 403,
    en: 'With your role you cannot see leads. Ask an editor.',
    fr: 'Votre rôle ne donne pas accès aux demandes. Adressez-vous à la rédaction.',
  },
  foreign_origin: {
    status: 403,
    en: 'This request came from another site. Send it from the Studio itself.',
    fr: 'Cette requête vient d’un autre site. Envoyez-la depuis le Studio.',
  },
  no_reviews: {
    status: 409,
    en: 'Nothing was done: this site may not write or delete reviews in its content. Ask whoever runs it to set SANITY_API_WRITE_TOKEN.',
    fr: 'Rien n’a été fait\u00A0: ce site n’a pas le droit d’écrire ni de supprimer des avis dans son contenu. Demandez à la personne qui s’en occupe de définir SANITY_API_WRITE_TOKEN.',
  },
  no_address: {
    status: 404,
    en: 'There is nothing at this address.',
    fr: 'Il n’y a rien à cette adresse.',
  },
  no_lead: { status: 404, en: 'There is no such lead.', fr: 'Cette demande n’existe pas.' },
  no_photo: { status: 404, en: 'There is no such photo.', fr: 'Cette photo n’existe pas.' },
  changed: {
    status: 409,
    en: 'This lead has changed in the meantime. Look at it again.',
    fr: 'Cette demande a changé entre-temps. Consultez-la de nouveau.',
  },
  not_now: {
    status: 409,
    en: 'This request cannot get this status now. Look at it again.',
    fr: 'Cette demande ne peut pas prendre ce statut maintenant. Consultez-la de nouveau.',
  },
  bad_choice: {
    status: 400,
    en: 'This choice cannot be read. Load the Studio again.',
    fr: 'Ce choix est illisible. Rechargez le Studio.',
  },
  matching_off: {
    status: 409,
    en: 'Matching is off. Turn it on in Site settings, under “Matching with contractors”.',
    fr: 'Le jumelage est désactivé. Activez-le dans «\u00A0Réglages du site\u00A0», sous «\u00A0Jumelage avec les entrepreneurs\u00A0».',
  },
  too_many: {
    status: 409,
    en: 'Nobody was asked: more contractors would have this request at the same time than the site settings allow.',
    fr: 'Personne n’a été sollicité\u00A0: la demande irait à plus d’entrepreneurs à la fois que ne le permettent les réglages du site.',
  },
  not_active: {
    status: 409,
    en: 'Nobody was asked: one of these contractors is not active. Check and activate the record first.',
    fr: 'Personne n’a été sollicité\u00A0: l’un de ces entrepreneurs n’est pas actif. Vérifiez et activez d’abord sa fiche.',
  },
  not_licensed: {
    status: 409,
    en: 'Nobody was asked: one of these contractors has no valid, checked licence for this work in this province. No choice of ours can replace it.',
    fr: 'Personne n’a été sollicité\u00A0: l’un de ces entrepreneurs n’a pas de licence valide et vérifiée pour ces travaux dans cette province. Aucun choix de notre part ne peut la remplacer.',
  },
  not_insured: {
    status: 409,
    en: 'Nobody was asked: one of these contractors has no valid, checked insurance. No choice of ours can replace it.',
    fr: 'Personne n’a été sollicité\u00A0: l’un de ces entrepreneurs n’a pas d’assurance valide et vérifiée. Aucun choix de notre part ne peut la remplacer.',
  },
  quote_changed: {
    status: 409,
    en: 'The contractor has changed this quote meanwhile. Look at it again before you choose it.',
    fr: 'L’entrepreneur a modifié cette soumission entre-temps. Consultez-la de nouveau avant de la choisir.',
  },
  quote_over: {
    status: 409,
    en: 'This quote does not hold any more. Ask the contractor for a new one.',
    fr: 'Cette soumission n’est plus valable. Demandez-en une nouvelle à l’entrepreneur.',
  },
  quote_not_now: {
    status: 409,
    en: 'This quote cannot be chosen just now: its contractor is paused, or has no valid, checked licence or insurance for this work. The story of the request says which.',
    fr: 'Cette soumission ne peut pas être choisie pour l’instant\u00A0: son entrepreneur est en pause, ou n’a pas de licence ou d’assurance valide et vérifiée pour ces travaux. L’historique de la demande dit ce qui manque.',
  },
  unavailable: {
    status: 503,
    en: 'The leads cannot be read just now. Try again in a moment.',
    fr: 'Les demandes ne peuvent pas être lues pour l’instant. Réessayez dans un moment.',
  },
} as const

export type StaffRefusal = keyof typeof REFUSALS

/** Refuses a request of staff. `handleStaff` catches it and answers with `refuseStaff`. */
export class RefusedStaff extends Error {
  readonly code: StaffRefusal

  constructor(code: StaffRefusal) {
    super(code)
    this.code = code
  }
}

/** The sentence of a refusal, in the first language the browser asks for. */
export const refusalText = (request: Request, code: StaffRefusal): string =>
  REFUSALS[code][requestLanguage(request)]

/** `{ok: false, error: {code, message}}`, in the first language the browser asks for. */
export function refuseStaff(request: Request, code: StaffRefusal): Response {
  return Response.json(
    { ok: false, error: { code, message: refusalText(request, code) } },
    { status: REFUSALS[code].status, headers: { 'cache-control': 'private, no-store' } },
  )
}
