import { refusalResponse } from '#lib/server/refusal-response.ts'

/** The refusals about suggested French: stable codes, and sentences for people. */
const REFUSALS = {
  bad_request: {
    status: 400,
    en: 'These texts cannot be translated in one step. Choose fewer.',
    fr: 'Ces textes ne peuvent pas être traduits en une seule étape. Choisissez-en moins.',
  },
  not_signed_in: {
    status: 401,
    en: 'You are not signed in. Sign in to the Studio and try again.',
    fr: 'Aucune session n’est ouverte. Connectez-vous au Studio et réessayez.',
  },
  not_allowed: {
    status: 403,
    en: 'With your role you cannot write French.',
    fr: 'Votre rôle ne permet pas d’écrire du français.',
  },
  foreign_origin: {
    status: 403,
    en: 'This request came from another site. Send it from the Studio itself.',
    fr: 'Cette requête vient d’un autre site. Envoyez-la depuis le Studio.',
  },
  off: {
    status: 404,
    en: 'No translation service is set up on the server.',
    fr: 'Aucun service de traduction n’est configuré sur le serveur.',
  },
  too_many: {
    status: 429,
    en: 'Those were many texts in one minute. Wait a moment, then go on.',
    fr: 'Cela fait beaucoup de textes en une minute. Attendez un instant, puis continuez.',
  },
  refused: {
    status: 502,
    en: 'The translation service does not accept the key of this site. Tell whoever runs the server. No text was changed.',
    fr: 'Le service de traduction n’accepte pas la clé de ce site. Prévenez la personne qui gère le serveur. Aucun texte n’a été modifié.',
  },
  used_up: {
    status: 502,
    en: 'The plan of the translation service is used up. Tell whoever runs the server. No text was changed.',
    fr: 'Le forfait du service de traduction est épuisé. Prévenez la personne qui gère le serveur. Aucun texte n’a été modifié.',
  },
  busy: {
    status: 503,
    en: 'The translation service has too much to do. Try again in a minute. No text was changed.',
    fr: 'Le service de traduction est débordé. Réessayez dans une minute. Aucun texte n’a été modifié.',
  },
  unreachable: {
    status: 502,
    en: 'The translation service did not answer. Try again in a minute. No text was changed.',
    fr: 'Le service de traduction n’a pas répondu. Réessayez dans une minute. Aucun texte n’a été modifié.',
  },
  unreadable: {
    status: 502,
    en: 'The translation service answered something that is no translation. No text was changed.',
    fr: 'Le service de traduction a répondu autre chose qu’une traduction. Aucun texte n’a été modifié.',
  },
} as const

type Refusal = keyof typeof REFUSALS

/** Thrown to refuse a request. `refuseHelp` makes the response. */
export class RefusedHelp extends Error {
  readonly code: Refusal

  constructor(code: Refusal) {
    super(code)
    this.code = code
  }
}

/** The response for a refusal, in the first language that the browser asks for. */
export const refuseHelp = (request: Request, code: Refusal): Response =>
  refusalResponse(request, REFUSALS, code)
