import type { Bilingual } from '#lib/i18n/languages.ts'

/** What a form needs to know of an authority. The rest is in `licences.ts`, which no visitor's browser loads. */
export interface Authority {
  name: Bilingual
  /** The form of a normalized number. */
  pattern: RegExp
  example: string
}

/** Three to twenty letters, digits and dashes: for authorities that publish no form. */
const ANY_FORM = /^[A-Z0-9-]{3,20}$/

/** The authorities that issue licences, by id. */
export const AUTHORITIES: Readonly<Record<string, Authority>> = {
  rbq: {
    name: { en: 'Régie du bâtiment du Québec (RBQ)', fr: 'Régie du bâtiment du Québec (RBQ)' },
    pattern: /^\d{4}-\d{4}-\d{2}$/,
    example: '1234-5678-90',
  },
  'ecra-esa': {
    name: {
      en: 'Electrical Safety Authority (ECRA/ESA)',
      fr: 'Office de la sécurité des installations électriques (ECRA/ESA)',
    },
    pattern: /^7\d{6}$/,
    example: '7001234',
  },
  tssa: {
    name: {
      en: 'Technical Standards and Safety Authority (TSSA)',
      fr: 'Office des normes techniques et de la sécurité (TSSA)',
    },
    pattern: ANY_FORM,
    example: '000123456',
  },
  'skilled-trades-on': {
    name: { en: 'Skilled Trades Ontario', fr: 'Métiers spécialisés Ontario' },
    pattern: ANY_FORM,
    example: '12345678',
  },
  tsbc: {
    name: { en: 'Technical Safety BC', fr: 'Technical Safety BC' },
    pattern: /^L[A-Z]{2}\d{7}$/,
    example: 'LEL1234567',
  },
  'safety-codes-ab': {
    name: { en: 'Safety Codes Council (Alberta)', fr: 'Safety Codes Council (Alberta)' },
    pattern: ANY_FORM,
    example: 'ME-12345',
  },
  'trades-ab': {
    name: {
      en: 'Apprenticeship and Industry Training (Alberta)',
      fr: 'Apprenticeship and Industry Training (Alberta)',
    },
    pattern: ANY_FORM,
    example: '123456',
  },
  'prepaid-ab': {
    name: { en: 'Service Alberta', fr: 'Service Alberta' },
    pattern: ANY_FORM,
    example: '123456',
  },
  tsask: {
    name: {
      en: 'Technical Safety Authority of Saskatchewan (TSASK)',
      fr: 'Technical Safety Authority of Saskatchewan (TSASK)',
    },
    pattern: ANY_FORM,
    example: '12345',
  },
  'its-mb': {
    name: {
      en: 'Inspection and Technical Services Manitoba',
      fr: 'Inspection et services techniques Manitoba',
    },
    pattern: ANY_FORM,
    example: '12345',
  },
  'tis-nb': {
    name: {
      en: 'Technical Inspection Services New Brunswick',
      fr: 'Services d’inspection technique du Nouveau-Brunswick',
    },
    pattern: ANY_FORM,
    example: '12345',
  },
  'gsc-nl': {
    name: {
      en: 'Government Service Centre (Newfoundland and Labrador)',
      fr: 'Government Service Centre (Terre-Neuve-et-Labrador)',
    },
    pattern: ANY_FORM,
    example: '1234',
  },
  'fuel-safety-ns': {
    name: { en: 'Fuel Safety (Nova Scotia)', fr: 'Fuel Safety (Nouvelle-Écosse)' },
    pattern: ANY_FORM,
    example: '1234',
  },
  'inspection-pe': {
    name: {
      en: 'Inspection Services Prince Edward Island',
      fr: 'Services d’inspection de l’Île-du-Prince-Édouard',
    },
    pattern: ANY_FORM,
    example: '1234',
  },
  'electrical-nt': {
    name: {
      en: 'Electrical and Mechanical Safety (Northwest Territories)',
      fr: 'Sécurité électrique et mécanique (Territoires du Nord-Ouest)',
    },
    pattern: ANY_FORM,
    example: '1234',
  },
}

/** The authority with an id that somebody sent. */
export const authorityOf = (id: string): Authority | undefined =>
  Object.hasOwn(AUTHORITIES, id) ? AUTHORITIES[id] : undefined

/** The words that people write before a number. */
const BEFORE =
  /^(?:RBQ|ECRA|ESA|TSSA|TSBC|BCSA|TSASK|LICEN[CS]E|LIC|NUM[EÉ]RO|NUMBER|NO|N°|Nº|#|[\s:./-])+(?=[\dL])/

/**
 * A number as its authority prints it: in capitals, without spaces and without words such as “Licence RBQ no”. What is not
 * a number comes back in capitals.
 */
export function normalizedNumber(authorityId: string, number: string): string {
  const bare = number
    .normalize('NFKC')
    .toUpperCase()
    .trim()
    .replace(BEFORE, '')
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s*-\s*/g, '-')
    .replace(/\s+/g, '')
  if (authorityId === 'rbq') return bare.replace(/^(\d{4})-?(\d{4})-?(\d{2})$/, '$1-$2-$3')
  if (authorityId === 'ecra-esa' || authorityId === 'tsbc') return bare.replaceAll('-', '')
  return bare
}

/** What is wrong with the number of a licence, by its form. Whether the licence is valid is for people to look up. */
export function licenceProblem(authorityId: string, number: string): null | 'unknownAuthority' | 'wrongForm' {
  const authority = authorityOf(authorityId)
  if (!authority) return 'unknownAuthority'
  return authority.pattern.test(normalizedNumber(authorityId, number)) ? null : 'wrongForm'
}
