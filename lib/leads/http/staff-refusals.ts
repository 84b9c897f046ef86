import { requestLanguage } from '#lib/server/request-language.ts'

/** What the staff routes refuse, in stable codes that a screen can translate itself, and in sentences for everyone else. */
const REFUSALS = {
  bad_filter: {
    status: 400,
    en: 'These filters cannot be used. Check the values in the address.',
    fr: 'Ces filtres ne peuvent pas être appliqués. Vérifiez les valeurs dans l’adresse.',
  },
  no_email: {
    status: 400,
    en: 'Say whose leads to delete: {"email": "…"}.',
    fr: 'Indiquez à qui sont les demandes à supprimer : {"email": "…"}.',
  },
  no_time: {
    status: 400,
    en: 'Say up to when: ?before= with milliseconds since 1970.',
    fr: 'Indiquez jusqu’à quand : ?before= en millisecondes depuis 1970.',
  },
  not_signed_in: {
    status: 401,
    en: 'You are not signed in. Sign in to the Studio and try again.',
    fr: 'Vous n’êtes pas connecté. Connectez-vous au Studio et réessayez.',
  },
  translator: {
    status: 403,
    en: 'As a translator you cannot see leads. Ask an editor.',
    fr: 'Le rôle de traduction ne donne pas accès aux demandes. Adressez-vous à la rédaction.',
  },
  foreign_origin: {
    status: 403,
    en: 'This request came from another site. Send it from the Studio itself.',
    fr: 'Cette requête vient d’un autre site. Envoyez-la depuis le Studio.',
  },
  hosted: {
    status: 404,
    en: 'Only accounts of the embedded content lake can see leads here.',
    fr: 'Seuls les comptes du lac de contenu intégré donnent accès aux demandes ici.',
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
  unavailable: {
    status: 503,
    en: 'The leads cannot be read just now. Try again in a moment.',
    fr: 'Les demandes ne peuvent pas être lues pour l’instant. Réessayez dans un moment.',
  },
} as const

export type StaffRefusal = keyof typeof REFUSALS

/** Thrown where a request of staff is refused. */
export class RefusedStaff extends Error {
  readonly code: StaffRefusal

  constructor(code: StaffRefusal) {
    super(code)
    this.code = code
  }
}

/** `{ok: false, error: {code, message}}`, in the first language the browser asks for. */
export function refuseStaff(request: Request, code: StaffRefusal): Response {
  const { status, ...words } = REFUSALS[code]
  return Response.json(
    { ok: false, error: { code, message: words[requestLanguage(request)] } },
    { status, headers: { 'cache-control': 'private, no-store' } },
  )
}
