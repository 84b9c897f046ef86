import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Bilingual } from '#lib/i18n/languages.ts'
import { requestLanguage } from '#lib/server/request-language.ts'
import type { LicenceFault } from '../contractors/proofs.ts'

/** The refusals of the staff's routes about contractors: stable codes, and sentences for people. */
const REFUSALS = {
  bad_filter: {
    status: 400,
    en: 'These filters cannot be used. Check the values in the address.',
    fr: 'Ces filtres ne peuvent pas être appliqués. Vérifiez les valeurs dans l’adresse.',
  },
  bad_change: {
    status: 400,
    en: 'This cannot be saved: {fields}. Nothing was changed.',
    fr: 'Impossible d’enregistrer\u00A0: {fields}. Rien n’a été modifié.',
  },
  unknown: { status: 404, en: 'There is no such contractor.', fr: 'Cette fiche n’existe pas.' },
  no_application: {
    status: 404,
    en: 'There is no such application, or it is suspected to be spam. Release it first.',
    fr: 'Cette candidature n’existe pas, ou elle est tenue pour un pourriel. Libérez-la d’abord.',
  },
  no_file: { status: 404, en: 'There is no such file.', fr: 'Ce fichier n’existe pas.' },
  changed: {
    status: 409,
    en: 'Somebody has changed this contractor since you opened it. What you typed is still here: look at the newest version, then save again.',
    fr: 'Cette fiche a été modifiée depuis que vous l’avez ouverte. Votre saisie est toujours là\u00A0: consultez la version à jour, puis enregistrez de nouveau.',
  },
  unknownAuthority: {
    status: 422,
    en: 'Choose the authority that has issued licence {number}.',
    fr: 'Choisissez l’organisme qui a délivré la licence {number}.',
  },
  wrongForm: {
    status: 422,
    en: '{number} cannot be the number of a licence of this kind: {licence}. It looks like {example}.',
    fr: '{number} ne peut pas être le numéro d’une licence de ce type\u00A0: {licence}. Il ressemble à {example}.',
  },
  wrongProvince: {
    status: 422,
    en: '{licence} is not issued in the province that was chosen for {number}. It is valid in: {provinces}.',
    fr: '{licence}\u00A0: non délivrée dans la province choisie pour le numéro {number}. Valable ici\u00A0: {provinces}.',
  },
  noProof: {
    status: 422,
    en: 'There is nothing to check: add the file, or write the day when you saw it on paper.',
    fr: 'Il n’y a rien à vérifier\u00A0: ajoutez le fichier, ou indiquez le jour où vous l’avez vu sur papier.',
  },
  stateNotNow: {
    status: 409,
    en: 'This contractor cannot get this state now. Look at it again.',
    fr: 'Cette fiche ne peut pas prendre cet état maintenant. Consultez-la de nouveau.',
  },
  notInsured: {
    status: 409,
    en: 'Write down the insurance first: its amount and its last day.',
    fr: 'Indiquez d’abord l’assurance\u00A0: son montant et son dernier jour.',
  },
  notSeen: {
    status: 409,
    en: 'Not everything was seen: mark each licence and the insurance as checked first.',
    fr: 'Tout n’a pas été vu\u00A0: marquez d’abord chaque licence et l’assurance comme vérifiées.',
  },
  noServices: {
    status: 409,
    en: 'Choose the services or the categories first: without them no request fits.',
    fr: 'Choisissez d’abord les services ou les catégories\u00A0: sans eux, aucune demande ne convient.',
  },
  noAreas: {
    status: 409,
    en: 'Choose the cities, the provinces or the distances first: without them no request fits.',
    fr: 'Choisissez d’abord les villes, les provinces ou les distances\u00A0: sans elles, aucune demande ne convient.',
  },
  ended: {
    status: 409,
    en: 'The insurance, or every licence, has ended or is not checked. Renew and check it first.',
    fr: 'L’assurance, ou chacune des licences, est échue ou non vérifiée. Renouvelez-la et vérifiez-la d’abord.',
  },
  openJobs: {
    status: 409,
    en: 'A customer has chosen this contractor for work that is not done. End or take over these jobs first.',
    fr: 'Des travaux confiés à cette entreprise ne sont pas terminés. Terminez-les ou reprenez-les d’abord.',
  },
  no_mail_server: {
    status: 409,
    en: 'This site sends no mail. Copy the link and send it yourself.',
    fr: 'Ce site n’envoie pas de courriels. Copiez le lien et envoyez-le vous-même.',
  },
  no_links: {
    status: 409,
    en: 'There is no link for a contractor who has left.',
    fr: 'Il n’y a pas de lien pour une entreprise qui a quitté le réseau.',
  },
  no_content: {
    status: 409,
    en: 'Nothing was done: this site may not write its content. Ask whoever runs it to set SANITY_API_WRITE_TOKEN.',
    fr: 'Rien n’a été fait\u00A0: ce site n’a pas le droit d’écrire son contenu. Demandez à la personne qui s’en occupe de définir SANITY_API_WRITE_TOKEN.',
  },
  file_inUse: {
    status: 409,
    en: 'This file belongs to a quote or to work that is done. It goes with the request.',
    fr: 'Ce fichier fait partie d’une soumission ou de travaux terminés. Il disparaît avec la demande.',
  },
  fileWrong: {
    status: 422,
    en: 'This file is no PDF and no picture. Save it as PDF, JPEG or PNG and send it again.',
    fr: 'Ce fichier n’est ni un PDF ni une image. Enregistrez-le en PDF, JPEG ou PNG et envoyez-le de nouveau.',
  },
  fileTooLarge: {
    status: 413,
    en: 'This file is larger than 10 MB. Make it smaller and send it again.',
    fr: 'Ce fichier dépasse 10\u00A0Mo. Réduisez-le et envoyez-le de nouveau.',
  },
  filesTooMany: {
    status: 409,
    en: 'This contractor has 100 files already. Delete one first.',
    fr: 'Cette fiche compte déjà 100 fichiers. Supprimez-en un d’abord.',
  },
} as const satisfies Record<string, Bilingual & { status: number }>

export type ContractorRefusal = keyof typeof REFUSALS

type Values = Partial<Record<'fields' | 'number' | 'example' | 'provinces', string>> & { licence?: Bilingual }

/** Refuses a request of staff about contractors. `handleContractors` catches it and answers with `refuseContractor`. */
export class RefusedContractor extends Error {
  readonly code: ContractorRefusal
  readonly values: Values

  constructor(code: ContractorRefusal, values: Values = {}) {
    super(code)
    this.code = code
    this.values = values
  }
}

/** The refusal of a licence, with what is wrong and an example. */
export const refusedLicence = ({ why, licence, authority }: LicenceFault): RefusedContractor =>
  new RefusedContractor(why, {
    number: licence.number,
    licence: authority?.licence,
    example: authority?.example,
    provinces: authority?.provinces.join(', '),
  })

/** `{ok: false, error: {code, message}}`, in the first language the browser asks for. */
export function refuseContractor(request: Request, { code, values }: RefusedContractor): Response {
  const language = requestLanguage(request)
  const filled = { ...values, licence: values.licence?.[language] ?? '' }
  const message = fillPlaceholders(REFUSALS[code][language], filled)
  return Response.json(
    { ok: false, error: { code, message } },
    { status: REFUSALS[code].status, headers: { 'cache-control': 'private, no-store' } },
  )
}
