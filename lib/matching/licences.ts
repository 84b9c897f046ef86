import type { Bilingual } from '#lib/i18n/languages.ts'
import { AUTHORITIES, type Authority } from './licence-numbers.ts'

/** The trades for which a province may ask for a licence. */
export const LICENCE_TRADES = ['electrical', 'gas', 'plumbing', 'cooling', 'building'] as const

export type LicenceTrade = (typeof LICENCE_TRADES)[number]

/** An authority that issues licences, with the form of their numbers. */
export interface LicenceAuthority extends Authority {
  id: string
  /** The licence as the authority calls it. */
  licence: Bilingual
  /** Two letters. */
  provinces: readonly string[]
  trades: readonly LicenceTrade[]
  /** `person`: the licence of a tradesperson, not of the business. */
  holder: 'business' | 'person'
  /** The public register, or the authority's page that leads to it. */
  register: string
  /** The page that says the form, or the page that says who needs the licence when `isFormKnown` is false. */
  source: string
  /** The day when `source` was read. */
  readOn: string
  /** False when no public page says the form. Then the pattern only refuses what cannot be a number. */
  isFormKnown: boolean
  /** The form of `{number}` in advertisements: as the authority asks for it, otherwise the name of the licence before it. */
  advertisedAs: Bilingual
}

type Facts = Omit<LicenceAuthority, keyof Authority | 'readOn' | 'advertisedAs'> &
  Partial<Pick<LicenceAuthority, 'advertisedAs'>>

/** The day when the sources were read. */
const READ_ON = '2026-11-28'

const FACTS: readonly Facts[] = [
  {
    id: 'rbq',
    licence: { en: 'RBQ licence', fr: 'Licence RBQ' },
    provinces: ['QC'],
    trades: LICENCE_TRADES,
    holder: 'business',
    register: 'https://www.pes.rbq.gouv.qc.ca/RegistreLicences',
    source:
      'https://bac-lac.wayback.archive-it.org/web/20061227191147/http:/www.rbq.gouv.qc.ca/dirEntrepreneurs/dirDocumentation/travailNoir/fiabilite.asp',
    isFormKnown: true,
  },
  {
    id: 'ecra-esa',
    licence: {
      en: 'ECRA/ESA electrical contractor licence',
      fr: 'Licence d’entrepreneur électricien ECRA/ESA',
    },
    provinces: ['ON'],
    trades: ['electrical'],
    holder: 'business',
    register:
      'https://esasafe.com/hiring-an-electrician-or-contractor/what-is-a-licensed-electrical-contractor/',
    source: 'https://canadianhometrends.com/electrical-checklist/',
    isFormKnown: true,
    // https://esasafe.com/contractors/display-your-licence/
    advertisedAs: { en: 'ECRA/ESA {number}', fr: 'ECRA/ESA {number}' },
  },
  {
    id: 'tssa',
    licence: {
      en: 'TSSA fuels contractor registration',
      fr: 'Inscription d’entrepreneur en combustibles à la TSSA',
    },
    provinces: ['ON'],
    trades: ['gas'],
    holder: 'business',
    register: 'https://www.tssa.org/contractor-registration-and-certification',
    source: 'https://www.tssa.org/contractor-registration-and-certification',
    isFormKnown: false,
  },
  {
    id: 'skilled-trades-on',
    licence: { en: 'Certificate of qualification', fr: 'Certificat de qualification professionnelle' },
    provinces: ['ON'],
    trades: ['plumbing', 'cooling'],
    holder: 'person',
    register: 'https://www.skilledtradesontario.ca/',
    source: 'https://www.skilledtradesontario.ca/',
    isFormKnown: false,
  },
  {
    id: 'tsbc',
    licence: {
      en: 'Technical Safety BC contractor licence',
      fr: 'Licence d’entrepreneur de Technical Safety BC',
    },
    provinces: ['BC'],
    trades: ['electrical', 'gas', 'cooling'],
    holder: 'business',
    register: 'https://www.technicalsafetybc.ca/regulatory-resources/find-a-licensed-contractor',
    source:
      'https://www.technicalsafetybc.ca/regulatory-resources/codes-standards-regulations/advertising-guidelines',
    isFormKnown: true,
    advertisedAs: { en: 'TSBC {number}', fr: 'TSBC {number}' },
  },
  {
    id: 'safety-codes-ab',
    licence: { en: 'Master electrician certificate', fr: 'Certificat de maître électricien' },
    provinces: ['AB'],
    trades: ['electrical'],
    holder: 'person',
    register: 'https://www.safetycodes.ab.ca/',
    source:
      'https://alis.alberta.ca/occinfo/certifications-in-alberta/electrical-contractor-master-electrician/',
    isFormKnown: false,
  },
  {
    id: 'trades-ab',
    licence: { en: 'Trade certificate', fr: 'Certificat de compétence dans un métier' },
    provinces: ['AB'],
    trades: ['gas', 'plumbing', 'cooling'],
    holder: 'person',
    register: 'https://tradesecrets.alberta.ca/',
    source: 'https://tradesecrets.alberta.ca/trades-in-alberta/profiles/003/classes-of-individuals',
    isFormKnown: false,
  },
  {
    id: 'prepaid-ab',
    licence: { en: 'Prepaid contracting licence', fr: 'Licence d’entrepreneur en travaux payés d’avance' },
    provinces: ['AB'],
    trades: ['building'],
    holder: 'business',
    register: 'https://alberta.ca/prepaid-contracting-licence',
    source: 'https://alberta.ca/prepaid-contracting-licence',
    isFormKnown: false,
  },
  {
    id: 'tsask',
    licence: { en: 'TSASK contractor licence', fr: 'Licence d’entrepreneur de la TSASK' },
    provinces: ['SK'],
    trades: ['electrical', 'gas'],
    holder: 'business',
    register: 'https://www.tsask.ca/electrical/licensing/electrical-contractor',
    source: 'https://www.tsask.ca/electrical/licensing/electrical-contractor',
    isFormKnown: false,
  },
  {
    id: 'its-mb',
    licence: {
      en: 'Electrician’s or gas fitter’s licence',
      fr: 'Permis d’électricien ou de monteur d’installations au gaz',
    },
    provinces: ['MB'],
    trades: ['electrical', 'gas'],
    holder: 'person',
    register: 'https://www.manitoba.ca/labour/its/itsm_electrical.html',
    source: 'https://web2.gov.mb.ca/laws/statutes/ccsm/e050.php',
    isFormKnown: false,
  },
  {
    id: 'tis-nb',
    licence: { en: 'Contractor’s licence', fr: 'Licence d’entrepreneur' },
    provinces: ['NB'],
    trades: ['electrical', 'plumbing', 'gas'],
    holder: 'business',
    register: 'https://tisconnect.gnb.ca/',
    source: 'http://laws.gnb.ca/en/showdoc/cr/84-187',
    isFormKnown: false,
  },
  {
    id: 'gsc-nl',
    licence: {
      en: 'Electrical contractor’s registration certificate',
      fr: 'Certificat d’inscription d’entrepreneur électricien',
    },
    provinces: ['NL'],
    trades: ['electrical'],
    holder: 'business',
    register: 'https://www.gov.nl.ca/snl/licenses/electrical/',
    source: 'https://www.gov.nl.ca/dgsnl/licences/electrical/contractors/reg/',
    isFormKnown: false,
  },
  {
    id: 'fuel-safety-ns',
    licence: { en: 'Gas technician’s licence', fr: 'Licence de technicien en gaz' },
    provinces: ['NS'],
    trades: ['gas'],
    holder: 'person',
    register: 'https://www.novascotia.ca/just/Regulations/regs/tsfuel.htm',
    source: 'https://novascotia.ca/lae/fuelsafety/fsb0604.asp',
    isFormKnown: false,
  },
  {
    id: 'inspection-pe',
    licence: { en: 'Contractor’s licence', fr: 'Licence d’entrepreneur' },
    provinces: ['PE'],
    trades: ['electrical', 'plumbing'],
    holder: 'business',
    register:
      'https://www.princeedwardisland.ca/en/information/housing-land-and-communities/types-of-electrical-licenses',
    source: 'https://www.princeedwardisland.ca/en/service/apply-electrical-permit',
    isFormKnown: false,
  },
  {
    id: 'electrical-nt',
    licence: {
      en: 'Registration as a qualified electrical worker',
      fr: 'Inscription d’électricien qualifié',
    },
    provinces: ['NT'],
    trades: ['electrical'],
    holder: 'person',
    register: 'https://www.inf.gov.nt.ca/en/services/electrical/frequently-asked-questions',
    source: 'https://www.inf.gov.nt.ca/en/services/electrical/frequently-asked-questions',
    isFormKnown: false,
  },
]

/** `docs/product.md` has this table with what was not found. */
export const LICENCES: readonly LicenceAuthority[] = FACTS.map((facts) => {
  const authority = AUTHORITIES[facts.id]
  if (!authority) throw new Error(`licence-numbers.ts has no authority ${facts.id}.`)
  const { en, fr } = facts.licence
  const advertisedAs = { en: `${en}: {number}`, fr: `${fr}\u00A0: {number}` }
  return { readOn: READ_ON, advertisedAs, ...facts, ...authority }
})

/** The authorities that issue licences of a trade in a province. None where the province asks for no licence of the trade. */
export const authoritiesFor = (province: string, trade: LicenceTrade): LicenceAuthority[] =>
  LICENCES.filter(({ provinces, trades }) => provinces.includes(province) && trades.includes(trade))
