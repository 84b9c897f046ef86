import { useStudioLanguage } from '#studio/core/language.ts'
import type { NoValue } from './new-value.ts'

const en = {
  fieldTab: 'Set a field on many documents',
  csvTab: 'Cities and services as CSV',
  which: '1. Which documents',
  what: '2. What to change',
  check: '3. Look, then apply',
  type: 'Kind of document',
  search: 'Search',
  searchHint: 'Name or address, in either language',
  any: 'Any',
  all: (count: number) => `Choose all ${count} shown`,
  none: 'Choose none',
  chosen: (count: number, total: number) => `${count} of ${total} chosen`,
  nothingFound: 'No document matches.',
  draft: 'Draft',
  field: 'Field',
  how: 'How',
  set: 'Set to',
  percent: 'Change by percent',
  clear: 'Make empty',
  value: 'New value',
  english: 'English (empty: stays as it is)',
  french: 'French (empty: stays as it is)',
  percentHint: 'Such as 5 or -10. Prices are rounded to 5, 10, 50 or 100 dollars, more for large ones.',
  choose: 'Choose…',
  show: 'Show what would change',
  changing: (count: number) =>
    count === 1 ? '1 document would change.' : `${count} documents would change.`,
  unchanged: (count: number) =>
    count === 1 ? '1 document already has this value.' : `${count} documents already have this value.`,
  refused: (count: number) =>
    count === 1 ? '1 document cannot have this value:' : `${count} documents cannot have this value:`,
  problems: {
    'not-a-number': 'write a number, such as 1.15.',
    'not-a-price-range': 'its value is not a price range such as $100-$300.',
    'no-value-yet': 'it has no value to change by percent.',
  } satisfies Record<NoValue, string>,
  needsPercent: 'Write a percentage, such as 5 or -10.',
  needsValue: 'Choose or write the new value.',
  apply: (count: number) => (count === 1 ? 'Change 1 document' : `Change ${count} documents`),
  changesLabel: 'What would change',
  retry: 'Try again',
  duplicate: {
    label: 'Duplicate with local data',
    text: 'The new city starts with what you choose of this one. It stays a draft until you publish it.',
    bring: 'What to bring along',
    bringHint:
      'Each is marked as copied and not reviewed: the city can be published once somebody has confirmed that it is true there. Figures, search texts and the picture are never copied.',
    english: 'Name in English',
    french: 'Name in French',
    slug: 'Address',
    slugHint: 'Its page will be /city/…',
    create: 'Create the draft',
    cancel: 'Cancel',
    needsName: 'Write the English name.',
    taken: (slug: string) =>
      `"${slug}" is used by another document or by a redirect already. Choose another address.`,
    reserved: (slug: string) => `"${slug}" belongs to a page of the site. Choose another address.`,
    form: 'Use lower-case letters without accents, digits and single dashes in the address.',
    failed: (reason: string) => `The city could not be made: ${reason}`,
  },
}

const fr: typeof en = {
  fieldTab: 'Un champ de plusieurs documents',
  csvTab: 'Villes et services en CSV',
  which: '1. Quels documents',
  what: '2. Quoi modifier',
  check: '3. Regarder, puis appliquer',
  type: 'Genre de document',
  search: 'Recherche',
  searchHint: 'Nom ou adresse, dans l’une ou l’autre langue',
  any: 'Tous',
  all: (count) => (count < 2 ? `Choisir ce qui est affiché (${count})` : `Choisir les ${count} affichés`),
  none: 'N’en choisir aucun',
  chosen: (count, total) => `${count} ${count < 2 ? 'choisi' : 'choisis'} sur ${total}`,
  nothingFound: 'Aucun document ne correspond.',
  draft: 'Brouillon',
  field: 'Champ',
  how: 'Comment',
  set: 'Mettre à',
  percent: 'Modifier d’un pourcentage',
  clear: 'Vider',
  value: 'Nouvelle valeur',
  english: 'Anglais (vide : reste tel quel)',
  french: 'Français (vide : reste tel quel)',
  percentHint:
    'Par exemple 5 ou -10. Les prix sont arrondis à 5, 10, 50 ou 100 dollars, davantage pour les prix élevés.',
  choose: 'Choisir…',
  show: 'Montrer ce qui changerait',
  changing: (count) => (count < 2 ? `${count} document changerait.` : `${count} documents changeraient.`),
  unchanged: (count) =>
    count < 2 ? `${count} document a déjà cette valeur.` : `${count} documents ont déjà cette valeur.`,
  refused: (count) =>
    count < 2
      ? `${count} document ne peut avoir cette valeur :`
      : `${count} documents ne peuvent avoir cette valeur :`,
  problems: {
    'not-a-number': 'écrivez un nombre, comme 1,15.',
    'not-a-price-range': 'sa valeur n’est pas une fourchette de prix comme $100-$300.',
    'no-value-yet': 'il n’a aucune valeur à modifier d’un pourcentage.',
  },
  needsPercent: 'Écrivez un pourcentage, comme 5 ou -10.',
  needsValue: 'Choisissez ou écrivez la nouvelle valeur.',
  apply: (count) => (count < 2 ? `Modifier ${count} document` : `Modifier ${count} documents`),
  changesLabel: 'Ce qui changerait',
  retry: 'Réessayer',
  duplicate: {
    label: 'Dupliquer avec ses données locales',
    text: 'La nouvelle ville commence avec ce que vous choisissez de celle-ci. Elle reste un brouillon jusqu’à ce que vous la publiiez.',
    bring: 'Quoi reprendre',
    bringHint:
      'Chaque champ repris est marqué comme copié et pas encore relu : la ville se publie quand quelqu’un a confirmé que tout y est vrai. Les chiffres, les textes de recherche et l’image ne sont jamais copiés.',
    english: 'Nom en anglais',
    french: 'Nom en français',
    slug: 'Adresse',
    slugHint: 'Sa page sera /city/…',
    create: 'Créer le brouillon',
    cancel: 'Annuler',
    needsName: 'Écrivez le nom anglais.',
    taken: (slug) =>
      `« ${slug} » sert déjà à un autre document ou à une redirection. Choisissez une autre adresse.`,
    reserved: (slug) => `« ${slug} » appartient à une page du site. Choisissez une autre adresse.`,
    form: 'L’adresse s’écrit en minuscules sans accents, avec des chiffres et de simples traits d’union.',
    failed: (reason) => `La ville n’a pas pu être créée. ${reason}`,
  },
}

export const useBulkWords = () => ({ en, fr })[useStudioLanguage()]
