import type { Bilingual } from '#lib/i18n/languages.ts'

/** The trades for which a province may ask for a licence. */
export const LICENCE_TRADES = ['electrical', 'gas', 'plumbing', 'cooling', 'building'] as const

export type LicenceTrade = (typeof LICENCE_TRADES)[number]

/** An authority that issues licences, with the form of their numbers. */
export interface LicenceAuthority {
  id: string
  name: Bilingual
  /** The licence as the authority calls it. */
  licence: Bilingual
  /** Two letters. */
  provinces: readonly string[]
  trades: readonly LicenceTrade[]
  /** `person`: the licence of a tradesperson, not of the business. */
  holder: 'business' | 'person'
  /** The public register, or the authority's page that leads to it. */
  register: string
  /** The form of a normalized number. */
  pattern: RegExp
  example: string
  /** The page that says the form, or the page that says who needs the licence when `isFormKnown` is false. */
  source: string
  /** False when no public page says the form. Then the pattern only refuses what cannot be a number. */
  isFormKnown: boolean
}

/** Three to twenty letters, digits and dashes: for authorities that publish no form. */
const ANY_FORM = /^[A-Z0-9-]{3,20}$/

/** `docs/product.md` has this table with what was not found. */
export const LICENCES: readonly LicenceAuthority[] = [
  {
    id: 'rbq',
    name: { en: 'Régie du bâtiment du Québec (RBQ)', fr: 'Régie du bâtiment du Québec (RBQ)' },
    licence: { en: 'RBQ licence', fr: 'Licence RBQ' },
    provinces: ['QC'],
    trades: LICENCE_TRADES,
    holder: 'business',
    register: 'https://www.pes.rbq.gouv.qc.ca/RegistreLicences',
    pattern: /^\d{4}-\d{4}-\d{2}$/,
    example: '1234-5678-90',
    source:
      'https://bac-lac.wayback.archive-it.org/web/20061227191147/http:/www.rbq.gouv.qc.ca/dirEntrepreneurs/dirDocumentation/travailNoir/fiabilite.asp',
    isFormKnown: true,
  },
  {
    id: 'ecra-esa',
    name: {
      en: 'Electrical Safety Authority (ECRA/ESA)',
      fr: 'Office de la sécurité des installations électriques (ECRA/ESA)',
    },
    licence: {
      en: 'ECRA/ESA electrical contractor licence',
      fr: 'Licence d’entrepreneur électricien ECRA/ESA',
    },
    provinces: ['ON'],
    trades: ['electrical'],
    holder: 'business',
    register:
      'https://esasafe.com/hiring-an-electrician-or-contractor/what-is-a-licensed-electrical-contractor/',
    pattern: /^7\d{6}$/,
    example: '7001234',
    source: 'https://canadianhometrends.com/electrical-checklist/',
    isFormKnown: true,
  },
  {
    id: 'tssa',
    name: {
      en: 'Technical Standards and Safety Authority (TSSA)',
      fr: 'Office des normes techniques et de la sécurité (TSSA)',
    },
    licence: {
      en: 'TSSA fuels contractor registration',
      fr: 'Inscription d’entrepreneur en combustibles à la TSSA',
    },
    provinces: ['ON'],
    trades: ['gas'],
    holder: 'business',
    register: 'https://www.tssa.org/contractor-registration-and-certification',
    pattern: ANY_FORM,
    example: '000123456',
    source: 'https://www.tssa.org/contractor-registration-and-certification',
    isFormKnown: false,
  },
  {
    id: 'skilled-trades-on',
    name: { en: 'Skilled Trades Ontario', fr: 'Métiers spécialisés Ontario' },
    licence: { en: 'Certificate of qualification', fr: 'Certificat de qualification professionnelle' },
    provinces: ['ON'],
    trades: ['plumbing', 'cooling'],
    holder: 'person',
    register: 'https://www.skilledtradesontario.ca/',
    pattern: ANY_FORM,
    example: '12345678',
    source: 'https://www.skilledtradesontario.ca/',
    isFormKnown: false,
  },
  {
    id: 'tsbc',
    name: { en: 'Technical Safety BC', fr: 'Technical Safety BC' },
    licence: {
      en: 'Technical Safety BC contractor licence',
      fr: 'Licence d’entrepreneur de Technical Safety BC',
    },
    provinces: ['BC'],
    trades: ['electrical', 'gas', 'cooling'],
    holder: 'business',
    register:
      'https://www.technicalsafetybc.ca/regulatory-resources/codes-standards-regulations/advertising-guidelines',
    pattern: /^L[A-Z]{2}\d{7}$/,
    example: 'LEL1234567',
    source:
      'https://www.technicalsafetybc.ca/regulatory-resources/codes-standards-regulations/advertising-guidelines',
    isFormKnown: true,
  },
  {
    id: 'safety-codes-ab',
    name: { en: 'Safety Codes Council (Alberta)', fr: 'Safety Codes Council (Alberta)' },
    licence: { en: 'Master electrician certificate', fr: 'Certificat de maître électricien' },
    provinces: ['AB'],
    trades: ['electrical'],
    holder: 'person',
    register: 'https://www.safetycodes.ab.ca/',
    pattern: ANY_FORM,
    example: 'ME-12345',
    source:
      'https://alis.alberta.ca/occinfo/certifications-in-alberta/electrical-contractor-master-electrician/',
    isFormKnown: false,
  },
  {
    id: 'trades-ab',
    name: {
      en: 'Apprenticeship and Industry Training (Alberta)',
      fr: 'Apprenticeship and Industry Training (Alberta)',
    },
    licence: { en: 'Trade certificate', fr: 'Certificat de compétence dans un métier' },
    provinces: ['AB'],
    trades: ['gas', 'plumbing', 'cooling'],
    holder: 'person',
    register: 'https://tradesecrets.alberta.ca/',
    pattern: ANY_FORM,
    example: '123456',
    source: 'https://tradesecrets.alberta.ca/trades-in-alberta/profiles/003/classes-of-individuals',
    isFormKnown: false,
  },
  {
    id: 'prepaid-ab',
    name: { en: 'Service Alberta', fr: 'Service Alberta' },
    licence: { en: 'Prepaid contracting licence', fr: 'Licence d’entrepreneur en travaux payés d’avance' },
    provinces: ['AB'],
    trades: ['building'],
    holder: 'business',
    register: 'https://alberta.ca/prepaid-contracting-licence',
    pattern: ANY_FORM,
    example: '123456',
    source: 'https://alberta.ca/prepaid-contracting-licence',
    isFormKnown: false,
  },
  {
    id: 'tsask',
    name: {
      en: 'Technical Safety Authority of Saskatchewan (TSASK)',
      fr: 'Technical Safety Authority of Saskatchewan (TSASK)',
    },
    licence: { en: 'TSASK contractor licence', fr: 'Licence d’entrepreneur de la TSASK' },
    provinces: ['SK'],
    trades: ['electrical', 'gas'],
    holder: 'business',
    register: 'https://www.tsask.ca/electrical/licensing/electrical-contractor',
    pattern: ANY_FORM,
    example: '12345',
    source: 'https://www.tsask.ca/electrical/licensing/electrical-contractor',
    isFormKnown: false,
  },
  {
    id: 'its-mb',
    name: {
      en: 'Inspection and Technical Services Manitoba',
      fr: 'Inspection et services techniques Manitoba',
    },
    licence: {
      en: 'Electrician’s or gas fitter’s licence',
      fr: 'Permis d’électricien ou de monteur d’installations au gaz',
    },
    provinces: ['MB'],
    trades: ['electrical', 'gas'],
    holder: 'person',
    register: 'https://www.manitoba.ca/labour/its/itsm_electrical.html',
    pattern: ANY_FORM,
    example: '12345',
    source: 'https://web2.gov.mb.ca/laws/statutes/ccsm/e050.php',
    isFormKnown: false,
  },
  {
    id: 'tis-nb',
    name: {
      en: 'Technical Inspection Services New Brunswick',
      fr: 'Services d’inspection technique du Nouveau-Brunswick',
    },
    licence: { en: 'Contractor’s licence', fr: 'Licence d’entrepreneur' },
    provinces: ['NB'],
    trades: ['electrical', 'plumbing', 'gas'],
    holder: 'business',
    register: 'https://tisconnect.gnb.ca/',
    pattern: ANY_FORM,
    example: '12345',
    source: 'http://laws.gnb.ca/en/showdoc/cr/84-187',
    isFormKnown: false,
  },
  {
    id: 'gsc-nl',
    name: {
      en: 'Government Service Centre (Newfoundland and Labrador)',
      fr: 'Government Service Centre (Terre-Neuve-et-Labrador)',
    },
    licence: {
      en: 'Electrical contractor’s registration certificate',
      fr: 'Certificat d’inscription d’entrepreneur électricien',
    },
    provinces: ['NL'],
    trades: ['electrical'],
    holder: 'business',
    register: 'https://www.gov.nl.ca/snl/licenses/electrical/',
    pattern: ANY_FORM,
    example: '1234',
    source: 'https://www.gov.nl.ca/dgsnl/licences/electrical/contractors/reg/',
    isFormKnown: false,
  },
  {
    id: 'fuel-safety-ns',
    name: { en: 'Fuel Safety (Nova Scotia)', fr: 'Fuel Safety (Nouvelle-Écosse)' },
    licence: { en: 'Gas technician’s licence', fr: 'Licence de technicien en gaz' },
    provinces: ['NS'],
    trades: ['gas'],
    holder: 'person',
    register: 'https://www.novascotia.ca/just/Regulations/regs/tsfuel.htm',
    pattern: ANY_FORM,
    example: '1234',
    source: 'https://novascotia.ca/lae/fuelsafety/fsb0604.asp',
    isFormKnown: false,
  },
  {
    id: 'inspection-pe',
    name: {
      en: 'Inspection Services Prince Edward Island',
      fr: 'Services d’inspection de l’Île-du-Prince-Édouard',
    },
    licence: { en: 'Contractor’s licence', fr: 'Licence d’entrepreneur' },
    provinces: ['PE'],
    trades: ['electrical', 'plumbing'],
    holder: 'business',
    register:
      'https://www.princeedwardisland.ca/en/information/housing-land-and-communities/types-of-electrical-licenses',
    pattern: ANY_FORM,
    example: '1234',
    source: 'https://www.princeedwardisland.ca/en/service/apply-electrical-permit',
    isFormKnown: false,
  },
  {
    id: 'electrical-nt',
    name: {
      en: 'Electrical and Mechanical Safety (Northwest Territories)',
      fr: 'Sécurité électrique et mécanique (Territoires du Nord-Ouest)',
    },
    licence: {
      en: 'Registration as a qualified electrical worker',
      fr: 'Inscription d’électricien qualifié',
    },
    provinces: ['NT'],
    trades: ['electrical'],
    holder: 'person',
    register: 'https://www.inf.gov.nt.ca/en/services/electrical/frequently-asked-questions',
    pattern: ANY_FORM,
    example: '1234',
    source: 'https://www.inf.gov.nt.ca/en/services/electrical/frequently-asked-questions',
    isFormKnown: false,
  },
]

const BY_ID = new Map(LICENCES.map((authority) => [authority.id, authority]))

/** The authorities that issue licences of a trade in a province. None where the province asks for no licence of the trade. */
export const authoritiesFor = (province: string, trade: LicenceTrade): LicenceAuthority[] =>
  LICENCES.filter(({ provinces, trades }) => provinces.includes(province) && trades.includes(trade))

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
  const authority = BY_ID.get(authorityId)
  if (!authority) return 'unknownAuthority'
  return authority.pattern.test(normalizedNumber(authorityId, number)) ? null : 'wrongForm'
}
