import type { Bilingual, Language } from '#lib/i18n/languages.ts'

/** Something that texts say of the business in many places, with or without a number, and that needs evidence as a figure does. */
interface Claim {
  id: string
  title: Bilingual
  /** Whether it is a number. */
  isFigure: boolean
  /** How sentences say it. */
  said: Record<Language, RegExp>
}

/** The sample content makes these claims. A site makes them its own with evidence in its site figures (docs/product.md, Evidence). */
export const CLAIMS = [
  {
    id: 'matching',
    title: { en: 'Matched within 1-2 hours', fr: 'Jumelage en 1 à 2 heures' },
    isFigure: true,
    said: {
      en: /\b(?:match\p{L}*|your request is|whether we found one).*\b1-2 hours|\b1-2 hours.*(?:match\p{L}*|your request is|whether we found one)/iu,
      fr: /(?:jumel|demande est|vous disons).*\b1\sà\s2\sheures|\b1\sà\s2\sheures.*(?:jumel|demande est|vous disons)/iu,
    },
  },
  {
    id: 'emergency',
    title: { en: 'Emergencies answered in 30 minutes to 6 hours', fr: 'Urgences en 30 minutes à 6 heures' },
    isFigure: true,
    said: { en: /\b30 minutes to 6 hours/i, fr: /\b30\sminutes\sà\s6\sheures/i },
  },
  {
    id: 'cityDays',
    title: { en: 'Usual days in a city', fr: 'Jours habituels dans une ville' },
    isFigure: true,
    said: { en: /\busually within \d+-\d+ days/i, fr: /\bhabituellement en \d+\sà\s\d+\sjours/i },
  },
  {
    id: 'cover',
    title: { en: 'Liability cover up to $2M', fr: 'Responsabilité civile jusqu’à 2 M$' },
    isFigure: true,
    said: { en: /\$2M\b/, fr: /\b2\s(?:M\$|millions de dollars)/ },
  },
  {
    id: 'cityInstallers',
    title: { en: 'Installers in each city', fr: 'Installateurs dans chaque ville' },
    isFigure: true,
    said: { en: /\b\d+\+ installers\b/i, fr: /\bplus de \d+ installateurs\b/i },
  },
  {
    id: 'verified',
    title: { en: 'All reviews are verified', fr: 'Tous les avis sont vérifiés' },
    isFigure: true,
    said: { en: /\b100% verified/i, fr: /\b100\s%\s?vérifiés/i },
  },
  {
    id: 'screening',
    title: {
      en: 'Licensed, insured, background-checked',
      fr: 'Titulaires d’une licence, assurés, antécédents vérifiés',
    },
    isFigure: false,
    said: {
      en: /(?<!who is )\blicensed(?:,| and) insured\b(?! and good)|\binsured and background-checked|\bbackground-checked|\b(?:checked|certified),? (?:and )?insured|\binsured (?:crews|builders|roofers|work|installers|contractors)|^insured,/iu,
      fr: /titulaires? d’une licence(?:,| et) assurés?\b(?! et doué)|assurés, titulaires?|assurés?(?:,| et) (?:aux |leurs |ses )?antécédents|(?<!des )\bantécédents\b[^.;:]{0,60}vérifiés|(?:équipes|couvreurs|installateurs|travaux) assurée?s|(?:certifiés|vérifiés) et assurés|^assurée,|^licence et assurance|licence, assurance, antécédents/iu,
    },
  },
  {
    id: 'dayAndNight',
    title: { en: 'Emergencies answered day and night', fr: 'Urgences traitées jour et nuit' },
    isFigure: false,
    said: { en: /\bday and night\b|\b24\/7\b/i, fr: /\bjour et nuit\b|\b24 h sur 24\b/i },
  },
] as const satisfies Claim[]

export type ClaimId = (typeof CLAIMS)[number]['id']

/** The claims that a sentence makes. A question makes none. */
export function claimsIn(sentence: string, lang: Language): (typeof CLAIMS)[number][] {
  if (sentence.trimEnd().endsWith('?')) return []
  return CLAIMS.filter(({ said }) => said[lang].test(sentence))
}
