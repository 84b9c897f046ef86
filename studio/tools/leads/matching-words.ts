import en_ from '#lib/i18n/en/job-pages.json' with { type: 'json' }
import fr_ from '#lib/i18n/fr/job-pages.json' with { type: 'json' }
import type { Language } from '#lib/i18n/languages.ts'
import type { OfferState } from '#lib/leads/store/tables.ts'
import type { Exclusion } from '#lib/matching/types.ts'
import { useTexts } from '#studio/core/use-texts.ts'

const en = {
  matching: 'Contractors',
  off: 'Matching is off: no contractor hears of this request from the site.',
  turnOn: 'Turn it on in Site settings',
  noMail: 'This site sends no mail. After you have asked a contractor, copy the link and send it yourself.',
  byHand: 'This request is matched by hand: the site asks nobody by itself.',
  automatic: 'The site asks contractors about this request by itself.',
  takeOver: 'Match by hand',
  giveBack: 'Let the site match',
  asked: 'Asked',
  states: {
    asked: 'Waiting for an answer',
    declined: 'Declined',
    quoted: 'Quote',
    chosen: 'Chosen',
    expired: 'No answer in time',
    closed: 'Closed',
    dropped: 'Was chosen, fell away',
  } satisfies Record<OfferState, string>,
  opened: 'Opened, waiting for an answer',
  askedAt: (time: string, by: string | null) => `Asked ${time} ${by ? `by ${by}` : 'by the site'}`,
  seenAt: (time: string) => `opened ${time}`,
  answerBy: (time: string) => `answer wanted by ${time}`,
  answeredAt: (time: string) => `answered ${time}`,
  formerContractor: 'A contractor who was deleted',
  reasons: en_.reasons,
  included: 'Included',
  days: 'First days',
  validUntil: (day: string) => `holds until ${day}`,
  plusTax: 'plus tax',
  noTax: 'no tax',
  permit: (price: string) => `permit ${price}`,
  finalPrice: (price: string) => `final price ${price}`,
  quoteFile: 'Save the file of the quote',
  reportedDone: (time: string) => `Reported as done ${time}`,
  workPhoto: 'Photo of the work',
  choose: 'Choose for the customer',
  chooseText: (business: string) =>
    `Only when the customer has said so. ${business} then sees the name, address, phone and e-mail address of the customer; the other contractors are told kindly that somebody else was chosen.`,
  drop: 'Take the job back',
  dropText: (business: string) =>
    `${business} no longer sees the customer and is told so. Quotes that still hold can be chosen again; without any, contractors can be asked again.`,
  link: 'Copy the link',
  linkOf: (business: string) => `Link of ${business}`,
  linkHint: 'It opens the job for whoever has it. Send it to this contractor only.',
  copied: 'Copied.',
  notCopied: 'Select the link and copy it.',
  messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  senders: { contractor: 'Contractor', customer: 'Customer' },
  preview: 'The job as contractors see it',
  previewHint:
    'Until the customer has chosen, contractors see this and nothing else. Read it once more: rules take names, phones and addresses out of what was typed, but not every hint.',
  job: 'Job',
  message: 'In the customer’s words',
  estimate: 'Our estimate',
  sharing: {
    '': 'The customer has not shared it: contractors do not see it.',
    shared: 'Contractors see it.',
    held: 'Held back: contractors do not see it.',
  },
  notShared: (count: number) =>
    count === 1
      ? '1 photo is not shared by the customer: contractors do not see it.'
      : `${count} photos are not shared by the customer: contractors do not see them.`,
  hold: 'Hold back',
  release: 'Release',
  holdOf: (photo: string) => `Hold back: ${photo}`,
  releaseOf: (photo: string) => `Release: ${photo}`,
  proposed: 'Proposed now',
  nobodyFits: 'No contractor fits this request now.',
  others: (count: number) => `Others (${count}), and why they are not proposed`,
  rating: (rating: string) => `rated ${rating} of 5`,
  noRating: 'no rating yet',
  answersIn: (duration: string) => `answers in ${duration}`,
  noAnswers: 'has not answered yet',
  openJobs: (count: number, most: number) => `${count} of ${most} open jobs`,
  offersWeek: (count: number, most: number) => `asked ${count} of ${most} times this week`,
  unreachable: 'mail comes back',
  askedFor: 'Asked for by the customer',
  why: {
    notActive: 'not active now',
    trade: 'not a trade of theirs',
    area: 'outside their area',
    licence: 'no valid licence checked for this work here',
    insurance: 'no valid insurance checked',
    openJobs: 'has all the open jobs they want',
    offersWeek: 'was asked as often as they want this week',
    notOnCall: 'takes no emergencies at this hour',
    askedBefore: 'was asked before',
  } satisfies Record<Exclusion, string>,
  ask: (count: number) => (count === 1 ? 'Ask 1 contractor' : `Ask ${count} contractors`),
  free: (count: number) =>
    count === 0
      ? 'As many contractors as allowed have this request. Others can be asked when one declines.'
      : `At most ${count} more at the same time.`,
  done: 'The contractors were asked.',
  answeredOf: (answered: number, asked: number) => `${answered} of ${asked} answered`,
  quoteCame: (count: number) => (count === 1 ? 'quote arrived' : `${count} quotes arrived`),
  by: { contractor: 'by the contractor', customer: 'by the customer', staff: 'by staff' },
  handEvents: { staff: 'by hand', site: 'by the site' },
}

export type MatchingWords = typeof en

const fr: MatchingWords = {
  matching: 'Entrepreneurs',
  off: 'Le jumelage est désactivé\u00A0: le site ne transmet cette demande à aucun entrepreneur.',
  turnOn: 'L’activer dans les Réglages du site',
  noMail:
    'Ce site n’envoie pas de courriels. Après avoir sollicité un entrepreneur, copiez le lien et envoyez-le vous-même.',
  byHand: 'Le jumelage de cette demande se fait à la main\u00A0: le site ne sollicite personne de lui-même.',
  automatic: 'Le site sollicite de lui-même des entrepreneurs pour cette demande.',
  takeOver: 'Jumeler à la main',
  giveBack: 'Laisser le site jumeler',
  asked: 'Sollicités',
  states: {
    asked: 'En attente de réponse',
    declined: 'Refus',
    quoted: 'Soumission',
    chosen: 'Choisi',
    expired: 'Sans réponse à temps',
    closed: 'Fermée',
    dropped: 'Choisi, puis désisté ou retiré',
  },
  opened: 'Ouverte, en attente de réponse',
  askedAt: (time, by) => `Sollicité le ${time} ${by ? `par ${by}` : 'par le site'}`,
  seenAt: (time) => `ouverte le ${time}`,
  answerBy: (time) => `réponse souhaitée avant le ${time}`,
  answeredAt: (time) => `réponse le ${time}`,
  formerContractor: 'Un entrepreneur dont la fiche est supprimée',
  reasons: fr_.reasons,
  included: 'Compris',
  days: 'Premiers jours',
  validUntil: (day) => `valable jusqu’au ${day}`,
  plusTax: 'plus taxes',
  noTax: 'sans taxes',
  permit: (price) => `permis ${price}`,
  finalPrice: (price) => `prix final ${price}`,
  quoteFile: 'Enregistrer le fichier de la soumission',
  reportedDone: (time) => `Travaux déclarés terminés le ${time}`,
  workPhoto: 'Photo des travaux',
  choose: 'Choisir cette soumission',
  chooseText: (business) =>
    `Seulement si ce choix vous a été communiqué. ${business} verra alors le nom, l’adresse, le téléphone et le courriel de la demande; les autres entrepreneurs apprennent avec tact qu’un autre a été choisi.`,
  drop: 'Retirer le travail',
  dropText: (business) =>
    `${business} ne verra plus les coordonnées et en sera avisé. Les soumissions encore valables peuvent de nouveau être choisies; sinon, d’autres entrepreneurs peuvent être sollicités.`,
  link: 'Copier le lien',
  linkOf: (business) => `Lien de ${business}`,
  linkHint: 'Il ouvre le travail à quiconque l’a. Envoyez-le seulement à cet entrepreneur.',
  copied: 'Copié.',
  notCopied: 'Sélectionnez le lien et copiez-le.',
  messages: (count) => `${count} ${count < 2 ? 'message' : 'messages'}`,
  senders: { contractor: 'Entrepreneur', customer: 'Réponse' },
  preview: 'Le travail tel que les entrepreneurs le voient',
  previewHint:
    'Avant d’être choisis, les entrepreneurs voient ceci et rien d’autre. Relisez-le\u00A0: des règles retirent du texte les noms, les téléphones et les adresses, mais pas tous les indices.',
  job: 'Travail',
  message: 'Description des travaux',
  estimate: 'Notre estimation',
  sharing: {
    '': 'Pas partagée\u00A0: les entrepreneurs ne la voient pas.',
    shared: 'Les entrepreneurs la voient.',
    held: 'Retenue\u00A0: les entrepreneurs ne la voient pas.',
  },
  notShared: (count) =>
    count < 2
      ? `${count} photo n’est pas partagée\u00A0: les entrepreneurs ne la voient pas.`
      : `${count} photos ne sont pas partagées\u00A0: les entrepreneurs ne les voient pas.`,
  hold: 'Retenir',
  release: 'Ne plus retenir',
  holdOf: (photo) => `Retenir\u00A0: ${photo}`,
  releaseOf: (photo) => `Ne plus retenir\u00A0: ${photo}`,
  proposed: 'Proposés maintenant',
  nobodyFits: 'Aucun entrepreneur ne convient à cette demande pour l’instant.',
  others: (count) => `Les autres (${count}), et pourquoi ils ne sont pas proposés`,
  rating: (rating) => `noté ${rating} sur 5`,
  noRating: 'pas encore de note',
  answersIn: (duration) => `répond en ${duration}`,
  noAnswers: 'n’a pas encore répondu',
  openJobs: (count, most) => `${count} de ${most} travaux en cours`,
  offersWeek: (count, most) => `sollicité ${count} fois sur ${most} cette semaine`,
  unreachable: 'ses courriels reviennent',
  askedFor: 'Demandé par son nom',
  why: {
    notActive: 'pas actif en ce moment',
    trade: 'ce n’est pas son métier',
    area: 'hors de son secteur',
    licence: 'aucune licence valide et vérifiée pour ces travaux ici',
    insurance: 'aucune assurance valide et vérifiée',
    openJobs: 'a déjà tous les travaux en cours qu’il veut',
    offersWeek: 'sollicité aussi souvent qu’il le veut cette semaine',
    notOnCall: 'ne prend pas d’urgences à cette heure',
    askedBefore: 'déjà sollicité',
  },
  ask: (count) => `Solliciter ${count} ${count < 2 ? 'entrepreneur' : 'entrepreneurs'}`,
  free: (count) =>
    count === 0
      ? 'Autant d’entrepreneurs qu’il est permis ont cette demande. D’autres pourront être sollicités après un refus.'
      : `Encore ${count} au plus à la fois.`,
  done: 'Les entrepreneurs ont été sollicités.',
  answeredOf: (answered, asked) => `${answered} ${answered < 2 ? 'réponse' : 'réponses'} sur ${asked}`,
  quoteCame: (count) => (count < 2 ? 'soumission reçue' : `${count} soumissions reçues`),
  by: { contractor: 'par l’entrepreneur', customer: 'sur la page de la demande', staff: 'par le personnel' },
  handEvents: { staff: 'à la main', site: 'par le site' },
}

/** The words of matching in each language. */
export const MATCHING_WORDS: Record<Language, MatchingWords> = { en, fr }

export const useMatchingWords = () => useTexts(MATCHING_WORDS)
