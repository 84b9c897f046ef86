import { refusalResponse } from '#lib/server/refusal-response.ts'

/** The refusals about links to drafts: stable codes, and sentences for people. */
const REFUSALS = {
  bad_request: {
    status: 400,
    en: 'Say which page to share, and for how many days: 1, 7 or 30.',
    fr: 'Indiquez la page à partager et le nombre de jours : 1, 7 ou 30.',
  },
  not_signed_in: {
    status: 401,
    en: 'You are not signed in. Sign in to the Studio and try again.',
    fr: 'Aucune session n’est ouverte. Connectez-vous au Studio et réessayez.',
  },
  not_allowed: {
    status: 403,
    en: 'With your role you cannot share drafts. Ask an editor.',
    fr: 'Votre rôle ne permet pas de partager de brouillons. Adressez-vous à la rédaction.',
  },
  foreign_origin: {
    status: 403,
    en: 'This request came from another site. Send it from the Studio itself.',
    fr: 'Cette requête vient d’un autre site. Envoyez-la depuis le Studio.',
  },
  no_address: { status: 404, en: 'There is nothing at this address.', fr: 'Il n’y a rien à cette adresse.' },
  no_link: {
    status: 404,
    en: 'This link is already over. Reload the list.',
    fr: 'Ce lien ne fonctionne déjà plus. Rechargez la liste.',
  },
  no_page: {
    status: 422,
    en: 'There is no page at this address that can be shared.',
    fr: 'Il n’y a pas de page à partager à cette adresse.',
  },
  unavailable: {
    status: 503,
    en: 'Links cannot be read or changed just now. Try again in a moment.',
    fr: 'Les liens ne peuvent être ni lus ni modifiés pour l’instant. Réessayez dans un moment.',
  },
} as const

type Refusal = keyof typeof REFUSALS

/** Thrown to refuse a request. `refuseShare` makes the response. */
export class RefusedShare extends Error {
  readonly code: Refusal

  constructor(code: Refusal) {
    super(code)
    this.code = code
  }
}

/** The response for a refusal, in the first language that the browser asks for. */
export const refuseShare = (request: Request, code: Refusal): Response =>
  refusalResponse(request, REFUSALS, code)
