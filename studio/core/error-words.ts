import type { Language } from '#lib/i18n/languages.ts'
import { fieldsOf } from './is-object.ts'

const en = {
  /** Each key is the lake's `code` or Sanity's `type` of an error. */
  refusals: {
    ownByTheLake: 'This belongs to the Studio itself: only an administrator changes it.',
    readsOnly: 'As a viewer you read and comment. An editor makes changes.',
    notFrench: 'As a translator you can only change French text. An editor changes the rest.',
    keepsItsType: 'A document stays what it is. Make a new one of the other kind.',
    notHere: 'Documents like this one are not written this way: their own tools make them.',
    cannotCreate: 'As a translator you can only change French text. An editor makes new documents.',
    cannotDelete: 'As a translator you can only change French text. An editor deletes documents.',
    otherChanges: 'Somebody changed something else than French in this draft too. An editor discards it.',
    approvalNeeded: 'A second person publishes: open it, ask for approval, and somebody else publishes it.',
    approvalByAnother: 'You asked for the approval: another editor or an administrator publishes it.',
    approvalToRemove:
      'A second person publishes here, so only an administrator takes something off the site.',
    approvalOfOthers: 'An approval is asked for in your own name, and a request stays.',
    notReviewed: 'A field was copied from another document, and nobody has confirmed that it is true here.',
    wrongType: 'A value is not of the kind that belongs in its field. A script may have written it.',
    notFromCustomer: 'Only what a customer wrote at the link of a finished lead is a verified review.',
    customersRating: 'The customer gave this rating. Nobody else changes it.',
    customersWords:
      'A customer wrote this. Nobody else changes it: you can only translate it into the other language.',
    contractorsAnswer:
      'Only the contractor writes this answer, on its own page. You can translate it or take it away.',
    schedulerGone: 'The person who scheduled it has no account any more. Schedule it again.',
    notAnImage: 'It is no picture that the site can show: JPEG, PNG, WebP, AVIF, GIF or SVG.',
    unsafeSvg:
      'This SVG has a script, or loads something from elsewhere. Export it again as a plain drawing.',
    endlessSvg: 'This SVG takes too long to draw. Export it again without filters.',
    tooManyPixels: 'It has more than 50 megapixels, or a side of more than 16,000 pixels. Make it smaller.',
    unreadableImage: 'It is damaged or cut short, or its name says another kind of picture than it is.',
    documentAlreadyExistsError: 'Somebody else made it meanwhile. Look at it again.',
    documentRevisionIDDoesNotMatchError: 'Somebody else changed it meanwhile. Look at it again.',
    documentHasExistingReferencesError: 'Other documents show or name it. Change them first.',
    documentReferenceDoesNotExistError: 'It names a document that is not published, or is gone.',
    documentNotFoundError: 'It is not there any more.',
    historyGone: 'Sanity’s history does not have what was there before. Change it back in the form.',
  },
  field: (name: string) => `(Field: ${name})`,
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  signedOut: 'You are signed out. Sign in and try again.',
  forbidden: 'You may not do this. Ask an editor.',
  tooLarge: 'It is too large to be saved.',
  tooOften: 'That was too much at once. Wait a moment and try again.',
  diskFull: 'The disk of the server is full, so this was not saved. Tell whoever runs it.',
  serverFailed: 'Something went wrong on the server. Try again in a moment.',
  refused: (status: number) => `The server did not accept it (error ${status}).`,
}

type ErrorWords = typeof en

const fr: ErrorWords = {
  refusals: {
    ownByTheLake: 'Cela appartient au Studio lui-même : seule l’administration le modifie.',
    readsOnly: 'En lecture, on regarde et on commente. La rédaction fait les changements.',
    notFrench: 'En traduction, on ne modifie que le français. La rédaction modifie le reste.',
    keepsItsType: 'Un document reste ce qu’il est. Créez-en un nouveau de l’autre genre.',
    notHere: 'Les documents de ce genre ne s’écrivent pas ainsi : leurs propres outils les créent.',
    cannotCreate: 'En traduction, on ne modifie que le français. La rédaction crée les documents.',
    cannotDelete: 'En traduction, on ne modifie que le français. La rédaction supprime les documents.',
    otherChanges:
      'Quelqu’un a aussi changé autre chose que le français dans ce brouillon. La rédaction l’annulera.',
    approvalNeeded:
      'Une deuxième personne publie : ouvrez le document, demandez l’approbation, et quelqu’un d’autre publiera.',
    approvalByAnother:
      'Vous avez demandé l’approbation : quelqu’un d’autre publie, à la rédaction ou à l’administration.',
    approvalToRemove:
      'Une deuxième personne publie ici : seule l’administration retire quelque chose du site.',
    approvalOfOthers: 'On demande une approbation en son propre nom, et une demande reste.',
    notReviewed:
      'Un champ est copié d’un autre document, et personne n’a confirmé que c’est vrai dans celui-ci.',
    wrongType: 'Une valeur n’est pas du genre attendu dans son champ. Un script l’a peut-être écrite.',
    notFromCustomer: 'Seul ce qu’un client a écrit au lien d’une demande terminée est un avis vérifié.',
    customersRating: 'Le client a donné cette note. Personne d’autre ne la change.',
    customersWords:
      'Un client a écrit ceci. Personne d’autre ne le modifie : on peut seulement le traduire dans l’autre langue.',
    contractorsAnswer:
      'Seul l’entrepreneur écrit cette réponse, sur sa page à lui. On peut la traduire ou la retirer.',
    schedulerGone: 'La personne qui l’a planifié n’a plus de compte. Planifiez-le de nouveau.',
    notAnImage: 'Ce n’est pas une image que le site peut montrer : JPEG, PNG, WebP, AVIF, GIF ou SVG.',
    unsafeSvg:
      'Ce SVG contient un script, ou charge quelque chose d’ailleurs. Exportez-le comme simple dessin.',
    endlessSvg: 'Ce SVG est trop long à dessiner. Exportez-le sans filtres.',
    tooManyPixels: 'L’image a plus de 50 mégapixels, ou plus de 16 000 pixels de côté. Réduisez-la.',
    unreadableImage: 'L’image est endommagée ou incomplète, ou son nom annonce un autre format que le sien.',
    documentAlreadyExistsError: 'Quelqu’un d’autre l’a créé entre-temps. Regardez-le de nouveau.',
    documentRevisionIDDoesNotMatchError: 'Quelqu’un d’autre l’a modifié entre-temps. Regardez-le de nouveau.',
    documentHasExistingReferencesError: 'D’autres documents le montrent ou le nomment. Modifiez-les d’abord.',
    documentReferenceDoesNotExistError: 'Il nomme un document qui n’est pas publié, ou qui n’existe plus.',
    documentNotFoundError: 'Il n’existe plus.',
    historyGone: 'L’historique de Sanity n’a pas gardé la version d’avant. Refaites-la dans le formulaire.',
  },
  field: (name) => `(Champ : ${name})`,
  unreachable: 'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.',
  signedOut: 'Votre session est terminée. Connectez-vous et réessayez.',
  forbidden: 'Vous n’en avez pas le droit. Demandez à la rédaction.',
  tooLarge: 'C’est trop volumineux pour être enregistré.',
  tooOften: 'C’était trop à la fois. Attendez un instant et réessayez.',
  diskFull: 'Le disque du serveur est plein : rien n’a été enregistré. Prévenez la personne qui s’en occupe.',
  serverFailed: 'Une erreur s’est produite sur le serveur. Réessayez dans un instant.',
  refused: (status) => `Le serveur ne l’a pas accepté (erreur ${status}).`,
}

const WORDS: Record<Language, ErrorWords> = { en, fr }

/** A sentence for staff about an error of Sanity's client: what happened, and what they can do. */
export function errorSentence(error: unknown, language: Language): string {
  const words = WORDS[language]
  const reason = reasonOf(error)
  for (const name of [reason.code, reason.type]) {
    if (typeof name !== 'string' || !Object.hasOwn(words.refusals, name)) continue
    const sentence = words.refusals[name as keyof ErrorWords['refusals']]
    return typeof reason.field === 'string' ? `${sentence} ${words.field(reason.field)}` : sentence
  }
  return byStatus(statusOf(error), words)
}

/** Whether a write was refused because the document had changed since it was read. */
export function isConflict(error: unknown): boolean {
  return statusOf(error) === 409
}

/** Whether the person's role does not allow the request. */
export function isForbidden(error: unknown): boolean {
  return statusOf(error) === 403
}

function byStatus(status: number | null, words: ErrorWords): string {
  if (status === null) return words.unreachable
  if (status === 507) return words.diskFull
  if (status >= 500) return words.serverFailed
  const known: Record<number, string> = {
    401: words.signedOut,
    403: words.forbidden,
    409: words.refusals.documentRevisionIDDoesNotMatchError,
    413: words.tooLarge,
    429: words.tooOften,
  }
  return known[status] ?? words.refused(status)
}

/**
 * The reason of an error. Sanity's client puts it into the details of the refused mutation or action. That of another refused
 * request is in the answer.
 */
function reasonOf(error: unknown): Record<string, unknown> {
  const { details: known, response } = fieldsOf(error)
  const details = fieldsOf(known ?? fieldsOf(response).body)
  const [item] = Array.isArray(details.items) ? details.items : []
  return { ...details, ...fieldsOf(fieldsOf(item).error) }
}

function statusOf(error: unknown): number | null {
  const { statusCode } = fieldsOf(error)
  return typeof statusCode === 'number' ? statusCode : null
}
