import { useStudioLanguage } from '#studio/core/language.ts'

const en = {
  label: 'Duplicate with local data',
  text: 'The new city starts with the texts and local data of this one: neighbourhoods, regulations, pricing, business hours. Figures, search texts and the picture are left out. It stays a draft until you publish it.',
  english: 'Name in English',
  french: 'Name in French',
  slug: 'Address',
  slugHint: 'Its page will be /city/…',
  create: 'Create the draft',
  cancel: 'Cancel',
  needsName: 'Write the English name.',
  taken: (slug: string) => `"${slug}" is used by another document already. Choose another address.`,
  reserved: (slug: string) => `"${slug}" belongs to a page of the site. Choose another address.`,
  form: 'Use lower-case letters without accents, digits and single dashes in the address.',
  failed: (reason: string) => `The city could not be made: ${reason}`,
}

type Words = typeof en

const fr: Words = {
  label: 'Dupliquer avec ses données locales',
  text: 'La nouvelle ville commence avec les textes et les données locales de celle-ci : quartiers, règlements, prix, heures d’ouverture. Les chiffres, les textes de recherche et l’image n’en font pas partie. Elle reste un brouillon jusqu’à ce que vous la publiiez.',
  english: 'Nom en anglais',
  french: 'Nom en français',
  slug: 'Adresse',
  slugHint: 'Sa page sera /city/…',
  create: 'Créer le brouillon',
  cancel: 'Annuler',
  needsName: 'Écrivez le nom anglais.',
  taken: (slug) => `« ${slug} » sert déjà à un autre document. Choisissez une autre adresse.`,
  reserved: (slug) => `« ${slug} » appartient à une page du site. Choisissez une autre adresse.`,
  form: 'L’adresse s’écrit en minuscules sans accents, avec des chiffres et de simples traits d’union.',
  failed: (reason) => `La ville n’a pas pu être créée. ${reason}`,
}

export function useDuplicateWords(): Words {
  return useStudioLanguage() === 'fr' ? fr : en
}
