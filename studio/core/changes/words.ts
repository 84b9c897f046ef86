import { LOCALES } from '#lib/i18n/languages.ts'
import { useStudioLanguage } from '../language.ts'

const en = {
  document: 'Document',
  field: 'Field',
  before: 'Before',
  after: 'After',
  empty: 'empty',
  number: new Intl.NumberFormat(LOCALES.en, { maximumFractionDigits: 10 }),
  yes: 'Yes',
  no: 'No',
  english: 'English',
  french: 'French',
  colon: ': ',
  noFile: 'Choose a file to see what it would change.',
  reading: 'Reading…',
  failed: 'The content could not be read. Check your connection and try again.',
  checkProgress: (done: number, total: number) => `Checking ${done} of ${total}…`,
  mode: 'How to save',
  drafts: 'As drafts, to look at and publish later',
  publish: 'Publish at once, but for documents with a draft of somebody’s',
  apply: (count: number) => (count === 1 ? 'Save 1 draft' : `Save ${count} drafts`),
  writing: (done: number, total: number) => `Writing ${done} of ${total}…`,
  written: (saved: number, total: number) =>
    total === 1 ? `Done: ${saved} of 1 document saved.` : `Done: ${saved} of ${total} documents saved.`,
  result: 'What became of it',
  publishAtHome: (count: number) =>
    count === 1 ? 'Look at this draft and publish it' : `Look at these ${count} drafts and publish them`,
  undo: 'Undo',
  undone: 'Taken back. The site shows what it showed before; your changes are in the drafts.',
  notUndone: 'Nothing was taken back',
  takenBack: 'Taken back',
  discard: (count: number) => (count === 1 ? 'Discard this draft' : `Discard these ${count} drafts`),
  discarded: 'Discarded. The documents are as they were before.',
  notDiscarded: 'No draft was discarded',
  outcomes: {
    drafted: 'Saved as drafts',
    published: 'Published',
    changedMeanwhile: 'Not changed: somebody else changed it meanwhile. Look at the changes again.',
    breaksRules: 'Saved as a draft, but not published: something is missing or wrong',
    leftAsDraft: 'Saved as a draft, but not published',
    hasDraft: 'Not changed: it has a draft, which would be published too. Publish or discard that first.',
    refused: 'Refused',
  },
}

export type ChangeWords = typeof en

const fr: ChangeWords = {
  document: 'Document',
  field: 'Champ',
  before: 'Avant',
  after: 'Après',
  empty: 'vide',
  number: new Intl.NumberFormat(LOCALES.fr, { maximumFractionDigits: 10 }),
  yes: 'Oui',
  no: 'Non',
  english: 'anglais',
  french: 'français',
  colon: ' : ',
  noFile: 'Choisissez un fichier pour voir ce qu’il changerait.',
  reading: 'Lecture…',
  failed: 'Le contenu n’a pas pu être lu. Vérifiez votre connexion et réessayez.',
  checkProgress: (done, total) => `Vérification : ${done} sur ${total}…`,
  mode: 'Comment enregistrer',
  drafts: 'Comme brouillons, à regarder et à publier plus tard',
  publish: 'Publier aussitôt, sauf les documents qui ont déjà un brouillon',
  apply: (count) => (count < 2 ? `Enregistrer ${count} brouillon` : `Enregistrer ${count} brouillons`),
  writing: (done, total) => `Enregistrement : ${done} sur ${total}…`,
  written: (saved, total) =>
    saved < 2
      ? `Terminé : ${saved} document enregistré sur ${total}.`
      : `Terminé : ${saved} documents enregistrés sur ${total}.`,
  result: 'Ce qu’il en est advenu',
  publishAtHome: (count) =>
    count < 2 ? 'Regarder ce brouillon et le publier' : `Regarder ces ${count} brouillons et les publier`,
  undo: 'Annuler la publication',
  undone:
    'Publication annulée. Le site montre ce qu’il montrait avant; vos changements sont dans les brouillons.',
  notUndone: 'La publication n’a pas été annulée',
  takenBack: 'Publication annulée',
  discard: (count) => (count < 2 ? 'Abandonner ce brouillon' : `Abandonner ces ${count} brouillons`),
  discarded: 'Brouillons abandonnés. Les documents sont comme avant.',
  notDiscarded: 'Aucun brouillon n’a été abandonné',
  outcomes: {
    drafted: 'Enregistré comme brouillon',
    published: 'Publié',
    changedMeanwhile:
      'Non modifié : quelqu’un d’autre l’a modifié entre-temps. Regardez de nouveau les modifications.',
    breaksRules:
      'Enregistré comme brouillon, mais non publié : il manque quelque chose, ou quelque chose est faux',
    leftAsDraft: 'Enregistré comme brouillon, mais non publié',
    hasDraft:
      'Non modifié : il a un brouillon, qui serait publié avec le reste. Publiez-le ou abandonnez-le d’abord.',
    refused: 'Refusé',
  },
}

export const CHANGE_WORDS = { en, fr }

export const useChangeWords = (): ChangeWords => CHANGE_WORDS[useStudioLanguage()]
