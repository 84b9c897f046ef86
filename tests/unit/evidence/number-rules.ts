import { claimsIn } from '#lib/evidence/claims.ts'
import { sentencesOf } from '#lib/evidence/sentences.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** What a number is evidence of, or what is evidence of it. */
export type Kind =
  | 'claim'
  | 'price'
  | 'duration'
  | 'time or date'
  | 'measure'
  | 'law, norm or number'
  | 'telephone or address'
  | 'model or material'
  | 'place in an order'
  | 'share of something measured'
  | 'count in a job'
  | 'term of the guarantee'
  | 'limit of a form'
  | 'discount'
  | 'setting'
  | 'review'
  | 'figure with evidence'

const NUMBER = String.raw`(?:\d+(?:[.,\u00a0\u202f ]\d{3}(?!\d))*(?:[.,]\d+)?\s?[½¼¾]?|[½¼¾])`
const RANGE = String.raw`${NUMBER}(?:\s?(?:-|–|to|or|and|à|ou|aux|et|×|x|by|sur|/)\s?${NUMBER})*`
/** In a pattern, N is a number or a range. */
const of = (pattern: string) => new RegExp(pattern.replaceAll('N', RANGE), 'giu')

const UNITS = [
  String.raw`in\.?|inch(?:es)?|-inch|po|pouces?|ft|feet|foot|pi|pieds?|sq\. ft|mm|cm|m²|pi²|microns|m|-metre|km|metres?|mètres?`,
  `kilometres?|kilomètres?|V|volts?|A|amps?|ampères?|W|kW|kWh|watts?|Hz|GHz|°C|°|degrees|degrés|lb|kg|g|kN|litres?|L|MPa|kPa`,
  `psi|GB|Go|TB|To|MB|Mo|Mbit/s|Gbit/s|Mb/s|lux|lumens|dBA?|CFM|pi³/min|pixels?|gauge|calibre|K|hp|tonnes|cycles|mini-(?:lights|lumières)`,
].join('|')

const PERIODS = `seconds?|secondes?|minutes?|min|hours?|heures?|h|days?|jours?|journées?|nights?|nuits?|weeks?|semaines?|months?|mois|years?|ans?|années?`

/** How texts write the numbers of each kind, in both languages. The first pattern that fits takes the number. */
const PATTERNS: readonly [Kind, RegExp][] = [
  // `{rating}/5`: the site figure has its evidence itself.
  ['figure with evidence', /\{\w+\}\s?\/5|(?<=\{(?:value|rating)\}\s(?:out\s|étoiles?\s)?)(?:of|sur)\s5\b/gu],
  // The factor of a city whose prices are those of the whole country.
  ['price', /\b1[.,]00(?=\s(?:is|est)\b)/gu],
  ['price', of(String.raw`\$N(?:\s?(?:-|–|to)\s?\$?N)?|N\s?\$`)],
  [
    'law, norm or number',
    /\b(?:CSA|CAN|ULC|UL|NFPA|ANSI|B149|R-|WCAG\)?|WPA|HSPF|ASTM|C-|BC)[\w./-]*\s?[A-Z]?\d[\w./-]*/gu,
  ],
  [
    'law, norm or number',
    /\b(?:Law|Loi|[Aa]rticle|No\.|no)\s\d+|\b3\d{2}[A-Z]\b|\b372\b|\([^)]*WCAG\)\s2\.2|\bSask 1st Call\b|\bM-\w{4}-\w{4}\b/gu,
  ],
  ['telephone or address', /\b[89]11\b|\b1-800-\w+|\b\d{3}[ -]555-\d{4}\b|\b[A-Z]\d[A-Z](?: \d[A-Z]\d)?\b/gu],
  ['telephone or address', /\b500 Lot\b|\b500 lots\b|\bNorth 40\b/gu],
  ['duration', of(String.raw`N\+?[\s-]?(?:business |ouvrables? |opening )?(?:${PERIODS})\b(?:\ssur 7\b)?`)],
  [
    'time or date',
    /\b\d{1,2}(?::\d{2})?(?: to \d{1,2})?\s?(?:AM|PM|a\.m\.|p\.m\.)|\b\d{1,2}\s?h\s?\d{2}\b|\b8 to 7\b|\b(?:1[89]|20)\d{2}s?(?:-\d{2}-\d{2})?\b/giu,
  ],
  ['time or date', /\b(?:July|January) 1\b|\b1er\b|\b\d{1,2} (?:juillet|mai|octobre)\b/giu],
  [
    'model or material',
    /\b(?:Cat|FT|Wi-Fi|USB) ?\d\w*|\b14-[35]0\b|\b[357]\.[12](?:\.\d)?\b|\bthe 2\.4, and the 5\b/giu,
  ],
  ['measure', of(String.raw`[−-]?N\s?(?:${UNITS})(?![\p{L}\d])|\b(?:minus|moins|à|at) −?N(?= (?:or|ou) )`)],
  ['measure', of(String.raw`\bN\s?(?:×|/)\s?N|\bcalibre N|\b(?:minus|moins) N|−N`)],
  // Written without a unit, because the sentence before has it.
  [
    'measure',
    /\bU-factor of 1\.22|\bplus 1,22\b|\bER of 34\b|\bin place of 10,000\b|\bau lieu de 10\s000\b|\b80% of its rating|\bapart(?: on centre)?, sometimes 24\b|\bwas at 20\b/gu,
  ],
  ['limit of a form', of(String.raw`\bN (?:characters|caractères)`)],
  [
    'place in an order',
    of(String.raw`\b(?:level|niveau|step|étape|type|class|classe) N|\btechnician 2|\bgaz 2\b`),
  ],
]

/** Things that a site counts to advertise: a number of them always needs evidence. */
const ADVERTISED =
  /custom|client|install|team|équipe|review|avis|cit(?:y|ies)|ville|job|travaux|stars?\b|étoile|rat(?:ed|ing)|note\b|contractor|entrepreneur|project|réalisation|home|foyer|satisf|recommend|recommand|verified|vérifié|on time|à temps|success/iu

/** A claim stands in a sentence; its numbers are these. */
const CLAIMED =
  /\b1\s?(?:-|\sà\s)\s?2\s(?:hours|heures)|\b30\sminutes\s(?:to|à)\s6\s(?:hours|heures)|\$2M\b|\b2\s(?:M\$|millions de dollars)|\b100\s?%|\b24\/7\b|\b\d+\+ installers|\bplus de \d+ installateurs|\b\d+(?:-|\sà\s)\d+\s(?:days|jours)/giu

/** Fields that are one number, or one text with a number, by type and path. Figures with evidence are in lib/evidence. */
const FIELDS: Readonly<Partial<Record<Kind, RegExp>>> = {
  price:
    /\.(?:priceRange|pricingRange|localPricing\.averageRates\.range|baseMultiplier|addOns\.(?:value|multiplier)|defaultAddOns\.value|questions\.(?:options\.)?amount|pricePaid)$/,
  discount: /^bundle\.discount$/,
  duration: /\.timeOnSite\.(?:low|high)$|^estimatorSettings\.(?:estimatedTime|timeBands)\./,
  'time or date': /\.(?:date|lastUpdated|publishedAt|opens|closes)$/,
  measure: /^city\.localData\.serviceRadius$|^bookingServiceType\.detailOptions\.value$/,
  'place in an order':
    /\.(?:order|popularityOrder|catalogueNumber)$|^estimatorSettings\.default(?:Complexity|Timeline)$/,
  'term of the guarantee': /\.(?:warrantyMonths|freeReturnDays|noticeHours)$/,
  // What the site does: hours of the promise that it measures itself, reminders, the popup's rhythm, the estimate's constants.
  setting:
    /^bookingPage\.(?:matchHours|nextSteps\.days)$|^mailTexts\.\w+(?:Minutes|Days)$|^activitySettings\.|^estimatorSettings\.(?:complexity(?:Base|Step)|timelineLevels\.factor)$/,
  // Reviews and live activity say of themselves whether they are samples.
  review: /^(?:review|activityItem)\./,
  'count in a job':
    /\.questions\.included$|^servicesPage\.statisticsLabels\.categoriesValue$|^siteFigures\.figures\.label$/,
  'telephone or address': /^siteSettings\.supportPhone$/,
}

/** The kind of every number in a field; null for a field whose texts are read number by number. */
export function kindOfField(path: string): Kind | null {
  const found = Object.entries(FIELDS).find(([, pattern]) => pattern.test(path))
  return (found?.[0] as Kind | undefined) ?? null
}

/** Types of documents that say how work is done and what the law asks. Small counts and shares are part of that. */
const TECHNICAL = new Set([
  'service',
  'guide',
  'city',
  'province',
  'legalPage',
  'project',
  'faq',
  'interface',
])

export interface FoundNumber {
  kind: Kind | null
  text: string
}

/** The numbers of a text, each with its kind; null for a number that nothing explains. */
export function numbersIn(text: string, lang: Language, type: string): FoundNumber[] {
  return sentencesOf(text).flatMap((sentence) => {
    const found: FoundNumber[] = []
    let left = sentence
    const take = (kind: Kind, pattern: RegExp) => {
      left = left.replace(pattern, (match) => {
        if (!/[\d½¼¾]/u.test(match)) return match
        found.push({ kind, text: match })
        return '·'
      })
    }
    if (claimsIn(sentence, lang).length > 0) take('claim', CLAIMED)
    for (const [kind, pattern] of PATTERNS) take(kind, pattern)
    if (/\b(?:less|save|moins|cheaper)\b/iu.test(sentence))
      take('discount', of(String.raw`N\s?(?:%|percent)`))
    if (TECHNICAL.has(type) && !ADVERTISED.test(sentence)) {
      take('share of something measured', of(String.raw`N\s?%`))
      take('count in a job', of(String.raw`(?<![\d.,])\bN\b(?!\+|\/5|\s?%)`))
    }
    const rest = left.match(/\S*\s?\S*\d\S*(?:\s\S+)?/gu) ?? []
    return [...found, ...rest.map((part) => ({ kind: null, text: part }))]
  })
}
