import { useStudioLanguage } from '#studio/core/language.ts'

const en = {
  intro: 'Finds a text in all documents, in English and French, and replaces the hits you choose.',
  find: 'Find',
  findHint: 'Texts of pages and documents; no addresses, prices or names of people.',
  replace: 'Replace with',
  replaceHint: 'May stay empty. {cities} names a site figure.',
  where: 'Where',
  places: { both: 'English and French', en: 'English', fr: 'French' },
  matchCase: 'Capitals as typed',
  wholeWord: 'Whole words only',
  search: 'Show each hit',
  checking: (done: number, total: number) => `Checking ${done} of ${total} documents…`,
  found: (hits: number, documents: number) =>
    `${hits === 1 ? '1 hit' : `${hits} hits`} in ${documents === 1 ? '1 document' : `${documents} documents`}.`,
  nothing: 'Nothing was found.',
  tooMany: (hits: number, most: number) =>
    `${hits} hits are too many to look at. Write more of the text, until there are at most ${most}.`,
  all: 'All hits',
  hit: (field: string, number: number) => `${field}, hit ${number}`,
  refused: (sentence: string) => `Cannot be replaced: ${sentence}`,
  languages: { en: 'English', fr: 'French' },
  apply: (hits: number, documents: number) =>
    `Replace ${hits === 1 ? '1 hit' : `${hits} hits`} in ${documents === 1 ? '1 document' : `${documents} documents`}`,
}

const fr: typeof en = {
  intro:
    'Trouve un texte dans tous les documents, en anglais et en français, et remplace les occurrences que vous choisissez.',
  find: 'Rechercher',
  findHint: 'Textes des pages et des documents; ni adresses, ni prix, ni noms de personnes.',
  replace: 'Remplacer par',
  replaceHint: 'Peut rester vide. {cities} nomme un chiffre du site.',
  where: 'Où',
  places: { both: 'Anglais et français', en: 'Anglais', fr: 'Français' },
  matchCase: 'Majuscules telles quelles',
  wholeWord: 'Mots entiers seulement',
  search: 'Montrer chaque occurrence',
  checking: (done, total) => `Vérification : ${done} sur ${total}…`,
  found: (hits, documents) =>
    `${hits < 2 ? `${hits} occurrence` : `${hits} occurrences`} dans ${
      documents < 2 ? `${documents} document` : `${documents} documents`
    }.`,
  nothing: 'Rien n’a été trouvé.',
  tooMany: (hits, most) =>
    `${hits} occurrences, c’est trop pour les regarder. Précisez le texte, jusqu’à ce qu’il y en ait au plus ${most}.`,
  all: 'Toutes les occurrences',
  hit: (field, number) => `${field}, occurrence ${number}`,
  refused: (sentence) => `Ne peut être remplacé : ${sentence}`,
  languages: { en: 'anglais', fr: 'français' },
  apply: (hits, documents) =>
    `Remplacer ${hits < 2 ? `${hits} occurrence` : `${hits} occurrences`} dans ${
      documents < 2 ? `${documents} document` : `${documents} documents`
    }`,
}

export const useFindWords = () => ({ en, fr })[useStudioLanguage()]
