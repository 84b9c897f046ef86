import { LOCALES } from '#lib/i18n/languages.ts'
import { dateFormat } from '#studio/core/dates.ts'
import { useTexts } from '#studio/core/use-texts.ts'
import type { StateFilter } from './work-list.ts'

const en = {
  loading: 'Loading the texts of the site…',
  done: (done: string, total: string, percent: string) =>
    `${done} of ${total} texts have their French (${percent})`,
  badges: { missing: 'Missing', outOfDate: 'Out of date', done: 'Done' },
  counts: { missing: (_count: number) => 'missing', outOfDate: 'out of date' },
  search: 'Search',
  searchHint: 'Words of either language, or a name',
  state: 'State',
  states: {
    todo: 'To do',
    missing: 'Missing',
    outOfDate: 'Out of date',
    done: 'Done',
    all: 'All',
  } satisfies Record<StateFilter, string>,
  type: 'Type',
  allTypes: 'All types',
  sort: 'Order',
  sorts: { visits: 'What visitors see most', oldest: 'Oldest first' },
  list: 'Work list',
  none: 'Nothing here. Every text of this choice is done.',
  noneFound: 'No text matches this choice.',
  more: 'Show more',
  overview: 'Overview',
  byType: 'How far each type is',
  texts: 'Texts',
  start: 'Start with the first',
  choose: 'Choose a text in the list, or start with the first.',
  position: (index: string, total: string) => `${index} of ${total}`,
  previous: 'Previous',
  next: 'Next',
  saveAndNext: 'Save and next',
  save: 'Save',
  saveHint: 'Ctrl + Enter',
  openInForm: 'Open in the form',
  back: 'Back to Translations',
  formatted: 'This text has headings, lists or links: write it in its form, and come back for the next one.',
  english: 'English',
  french: 'French',
  changedAt: (date: string) => `Changed ${date}`,
  allDone: 'That was the last one of this list.',
  gone: 'This text is no longer there.',
  left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  tooLong: (count: number) => (count === 1 ? '1 character too long' : `${count} characters too long`),
  elsewhere: 'The same English elsewhere',
  places: (count: number) => (count === 1 ? 'in 1 place' : `in ${count} places`),
  take: 'Use this',
  takeThis: (text: string) => `Use “${text}”`,
  terms: 'From the glossary',
  firstOfAll: 'Authors wait for these',
  openTexts: (count: number) => (count === 1 ? '1 text to do' : `${count} texts to do`),
  note: 'Note to the author',
  sendNote: 'Send the note',
  onlyFrench: 'I change only French',
  onlyFrenchHint:
    'In this browser the Studio then works as for a translator: you cannot change English, and tools for editors are hidden. It is a help, not a lock: at Sanity your role may still change English.',
  publish: 'Publish translations',
  publishText:
    'These documents have unpublished changes of French only. Publishing shows them on the site at once. Take out those that should wait.',
  beforeAndAfter: 'Before and after',
  publishNone: 'There are no translations to publish.',
  publishOthers: 'Not here: something else than French was changed in them too. An editor publishes them.',
  publishSuggested:
    'Not here: they have suggested French that nobody has confirmed. Confirm it in the work list.',
  textCount: (text: string, count: number) => `${text} ${count === 1 ? 'text' : 'texts'}`,
  documentCount: (text: string, count: number) => `${text} ${count === 1 ? 'document' : 'documents'}`,
  suggestText: (texts: string, documents: string, service: string) =>
    `Asks ${service} for the French of ${texts} of ${documents}. It is saved in drafts as suggested, and each text counts as out of date until somebody confirms it. Nothing is published.`,
  suggestLook: 'Look at these',
  publishFaulty: 'Not here: something in them has to be mended first. Their form says what.',
  publishNow: (count: number) => (count === 1 ? 'Publish 1 document' : `Publish ${count} documents`),
  published: (count: number) =>
    count === 1 ? '1 document was published.' : `${count} documents were published.`,
  notPublished: 'Not published',
  problem: (title: string, sentence: string) => `${title}: ${sentence}`,
  cancel: 'Cancel',
  close: 'Close',
}

type Words = typeof en

const fr: Words = {
  loading: 'Chargement des textes du site…',
  done: (done, total, percent) => `Textes qui ont leur français : ${done} sur ${total} (${percent})`,
  badges: { missing: 'Manquant', outOfDate: 'À revoir', done: 'À jour' },
  counts: { missing: (count) => (count < 2 ? 'manquant' : 'manquants'), outOfDate: 'à revoir' },
  search: 'Recherche',
  searchHint: 'Mots de l’une ou l’autre langue, ou un nom',
  state: 'État',
  states: {
    todo: 'À faire',
    missing: 'Manquants',
    outOfDate: 'À revoir',
    done: 'À jour',
    all: 'Tous',
  },
  type: 'Type',
  allTypes: 'Tous les types',
  sort: 'Ordre',
  sorts: { visits: 'Les plus vus d’abord', oldest: 'Les plus anciens d’abord' },
  list: 'Liste de travail',
  none: 'Rien ici. Tous les textes de ce choix sont à jour.',
  noneFound: 'Aucun texte ne correspond à ce choix.',
  more: 'En voir plus',
  overview: 'Vue d’ensemble',
  byType: 'Où en est chaque type',
  texts: 'Textes',
  start: 'Commencer par le premier',
  choose: 'Choisissez un texte dans la liste, ou commencez par le premier.',
  position: (index, total) => `${index} sur ${total}`,
  previous: 'Précédent',
  next: 'Suivant',
  saveAndNext: 'Enregistrer et continuer',
  save: 'Enregistrer',
  saveHint: 'Ctrl + Entrée',
  openInForm: 'Ouvrir dans le formulaire',
  back: 'Revenir aux traductions',
  formatted:
    'Ce texte a des titres, des listes ou des liens : écrivez-le dans son formulaire, puis revenez pour le suivant.',
  english: 'Anglais',
  french: 'Français',
  changedAt: (date) => `Modifié le ${date}`,
  allDone: 'C’était le dernier de cette liste.',
  gone: 'Ce texte n’existe plus.',
  left: (count) => (count < 2 ? `Encore ${count} caractère` : `Encore ${count} caractères`),
  tooLong: (count) => (count < 2 ? `${count} caractère de trop` : `${count} caractères de trop`),
  elsewhere: 'Le même anglais ailleurs',
  places: (count) => (count < 2 ? `à ${count} endroit` : `à ${count} endroits`),
  take: 'Reprendre',
  takeThis: (text) => `Reprendre « ${text} »`,
  terms: 'Dans le lexique',
  firstOfAll: 'La rédaction attend ces textes',
  openTexts: (count) => (count < 2 ? `${count} texte à faire` : `${count} textes à faire`),
  note: 'Mot à la rédaction',
  sendNote: 'Envoyer le mot',
  onlyFrench: 'Je ne modifie que le français',
  onlyFrenchHint:
    'Dans ce navigateur, le Studio fonctionne alors comme en traduction : l’anglais n’est plus modifiable et les outils de la rédaction sont masqués. C’est une aide, pas un verrou : chez Sanity, votre rôle permet toujours de modifier l’anglais.',
  publish: 'Publier les traductions',
  publishText:
    'Seul le français a changé dans ces documents depuis leur publication. Le site le montre dès que vous publiez. Décochez ceux qui doivent attendre.',
  beforeAndAfter: 'Avant et après',
  publishNone: 'Il n’y a aucune traduction à publier.',
  publishOthers: 'Pas ici : autre chose que le français y a changé aussi. La rédaction les publiera.',
  publishSuggested:
    'Pas ici : leur français proposé n’a été confirmé par personne. Confirmez-le dans la liste de travail.',
  textCount: (text, count) => `${text} ${count < 2 ? 'texte' : 'textes'}`,
  documentCount: (text, count) => `${text} ${count < 2 ? 'document' : 'documents'}`,
  suggestText: (texts, documents, service) =>
    `Demande à ${service} le français de ${texts} dans ${documents}. Il est enregistré dans des brouillons comme proposé, et chaque texte reste à revoir jusqu’à ce que quelqu’un le confirme. Rien n’est publié.`,
  suggestLook: 'À regarder',
  publishFaulty: 'Pas ici : quelque chose doit d’abord y être corrigé. Leur formulaire dit quoi.',
  publishNow: (count) => (count < 2 ? `Publier ${count} document` : `Publier ${count} documents`),
  published: (count) =>
    count < 2 ? `${count} document a été publié.` : `${count} documents ont été publiés.`,
  notPublished: 'Non publiés',
  problem: (title, sentence) => `${title} : ${sentence}`,
  cancel: 'Annuler',
  close: 'Fermer',
}

/** The tool's texts and formats in the language of the Studio. */
export function useWords() {
  const texts = useTexts({ en, fr })
  const percentFormat = new Intl.NumberFormat(LOCALES[texts.language], { style: 'percent' })
  const dayFormat = dateFormat(texts.language, { dateStyle: 'medium' })
  return {
    ...texts,
    // Rounded down, so that 100 % means finished.
    percent: (share: number) => percentFormat.format(Math.floor(share * 100) / 100),
    day: (iso: string) => dayFormat.format(new Date(iso)),
  }
}
