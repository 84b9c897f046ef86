import { type SearchedText, type Span, spansOf } from './searched-text.ts'

/** The number of a house: `123`, `123B`, `4-123`, `#4, 123`. */
const NUMBER =
  '(?<![\\d.,$\'/x×-])(?:#?\\d{1,4}[a-z]?\\s?[-,/]\\s?)?\\d{1,6}[a-z]?(?:\\s?-\\s?\\d{1,5}[a-z]?)?(?:\\s(?:1\\/2|bis|ter))?(?![\\d$%"/])'

const DIGIT_WORD =
  '(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|un|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cents?|mille|et|and)'
/** One number word is an article as often as a number, so there must be two: `une rue calme`, `one side street`. */
const WORD_NUMBER = `(?<![a-z])(?!(?:et|and)\\b)${DIGIT_WORD}(?:[\\s-]+${DIGIT_WORD}){1,7}`
const ANY_NUMBER = `(?:${NUMBER}|${WORD_NUMBER})`

const DIRECTION = "(?:n|s|e|w|o|ne|nw|se|sw|north|south|east|west|nord|sud|est|ouest)(?![a-z'])"

/** Types of streets behind a name, in English. */
const SURE_TYPE =
  '(?:street|str|st|avenue|ave|av|road|rd|drive|dr|boulevard|blvd|crescent|cres|lane|court|crt|parkway|pkwy|highway|hwy|trail|terrace|circle|sideroad)'
/** Types that are common words, too: they count behind a name in capital letters. */
const UNSURE_TYPE =
  '(?:way|place|pl|square|sq|close|gate|grove|heights|hts|hill|row|walk|mews|line|path|park|ridge|view|landing|bay|cove|common|gardens|green|manor|point|quay|loop|alley|crossing|estates|mall|promenade|private|range|ct|cir|cr|ln|trl|terr|concession)'

/** Words that stand between an amount and a word such as “street” or “drive”, but in no name of a street. */
const NO_NAME =
  '(?:of|in|on|to|for|from|with|and|or|at|by|a|an|my|our|your|is|are|per|along|near|off|down|across|behind|beside|x|feet|foot|ft|inch|inches|in|cm|mm|sq|hours?|hrs?|minutes?|mins?|days?|weeks?|km|miles?|metres?|meters?|wheel|gb|tb|mb|hard|usb|disk|car|amp|amps|volts?|watts?|btu|lbs?|kg|pm|am|p|h|de|du|des|a|au|aux|le|la|les|et|ou|sur|pour|dans|avec|par|pieds?|pouces?|po|pi|heures?|jours?|pieces?)'
const NAME_WORD = `(?!${NO_NAME}\\b)(?:(?:st|ste|mt)\\.\\s?)?[a-z][a-z'-]*`
const NUMBERED = '\\d{1,3}(?:\\s?(?:st|nd|rd|th|e|er|re|ieme|eme)|[a-c])?'

/** The rest of an address behind a street: a direction, a flat, a floor. */
const UNIT_WORD =
  '(?:apartment|appartement|appart|appt|app|apt|unit|unite|suite|ste|bureau|local|logement|log|porte|room|penthouse|ph)'
const REST = `(?:[\\s,]+${DIRECTION}\\.?)?(?:\\s?[,-]?\\s?(?:${UNIT_WORD}\\.?\\s?(?:no\\.?|n°|#)?\\s?|#\\s?)(?:\\d{1,5}-?[a-z]?|[a-z]-?\\d{0,4})(?![a-z\\d]))?`

const ENGLISH = new RegExp(
  `${ANY_NUMBER},?\\s+(?:${DIRECTION}\\.?\\s+)?(?:${NAME_WORD}\\s+){1,4}?${SURE_TYPE}(?![a-z'])\\.?${REST}`,
  'g',
)
const ENGLISH_UNSURE = new RegExp(
  `${ANY_NUMBER},?\\s+(?:${DIRECTION}\\.?\\s+)?((?:${NAME_WORD}\\s+){1,3}?${UNSURE_TYPE})(?![a-z'])\\.?${REST}`,
  'dg',
)
const NUMBERED_STREET = new RegExp(
  `${NUMBER},?\\s+(?:${DIRECTION}\\.?\\s+)?${NUMBERED}\\s+(?:street|st|avenue|ave|av|rue|rang|route|chemin|road|rd|boul|blvd|concession|line|sideroad)(?![a-z'])\\.?${REST}`,
  'g',
)
const NUMBERED_ROAD = new RegExp(
  `${NUMBER},?\\s+(?:county|regional|township|range|concession|twp|rge)?\\s?(?:highway|hwy|road|rd|line|sideroad|concession)\\s+\\d{1,4}(?!\\d)${REST}`,
  'g',
)

/** What follows a number that is no address: `at 3 feet`, `au 3e étage`, `is 2 storeys`. */
const NO_STREET =
  '(?:etages?|floor|chambres?|bedrooms?|stor(?:e?y|ies|eys)|logements?|units?|people|personnes?|ans|years?|square|entrances?|e|er|re|eme|ieme)'
const ANNOUNCED_STREET = `\\d{1,6}[a-z]?,?\\s(?:(?:de|du|des|la|le|l')\\s?)*(?!(?:${NO_NAME}|${NO_STREET})\\b)([a-z][a-z'-]+(?:\\s[a-z][a-z'-]+)?)${REST}`
/** Behind words that announce an address a name needs no type: `I live at 123 Broadway`. */
const ANNOUNCED = new RegExp(
  `(?<=(?:(?:live|lives|living|located|habite|habitons|demeure|demeurons|situee?)\\s(?:at|au)|(?:address|adresse)\\s?(?:is|est|:|-)\\s?(?:at|le|au)?)\\s?)${ANNOUNCED_STREET}`,
  'g',
)
/** Behind others the name has a capital letter. */
const MAYBE_ANNOUNCED = new RegExp(
  `(?<=(?:(?:i'm|i am|we're|we are|it's|it is|come|deliver|house|home)\\s(?:is\\s)?(?:at|to)|(?:livre[rz]|je suis|nous sommes|on est|c'est|rendez-vous|reste)\\s(?:au|le))\\s)${ANNOUNCED_STREET}`,
  'dg',
)

const MONTH_OR_TIME =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|janv|fev|mars|avr|mai|juin|juil|aout|noon|midi|midnight|minuit|am|pm)'
/** A number and a name in capital letters that end a part of a sentence: `at 4512 Fabre,`, and any with a French particle. */
const BARE = [
  new RegExp(
    `(?<=(?<![a-z])(?:at|au)\\s)\\d{2,6}[a-z]?(?:-\\d{1,5})?,?\\s((?!${MONTH_OR_TIME}|watts|volts|amps|percent)[a-z][a-z'-]{3,}(?:\\s[a-z][a-z'-]+)?)(?=\\s?(?:$|[,.;!?\\n)]))`,
    'dg',
  ),
  new RegExp(`(?<![\\d.,$x×-])\\d{3,6},?\\s(?:de la|de l')\\s?((?!${MONTH_OR_TIME})[a-z][a-z'-]+)`, 'dg'),
]

/** A direction behind a name in capital letters makes a street of it: `1500 René-Lévesque O.` */
const WITH_DIRECTION = new RegExp(
  `(?<![\\d.,$x×-])\\d{2,6}[a-z]?,?\\s+((?:${NAME_WORD}\\s+){1,3}?)(${DIRECTION})(?![a-z])`,
  'dg',
)

/** Types of streets before a name, in French. */
const SURE_FRENCH =
  '(?:rue|avenue|av|ave|boulevard|boul|bd|bld|blvd|chemin|ch|chem|route|rte|rang|croissant|croiss|impasse|imp|autoroute|montee|ruelle|grande[ -]allee)'
/** They count behind a comma, or before a name in capital letters. */
const UNSURE_FRENCH =
  '(?:place|pl|cote|allee|quai|terrasse|square|promenade|cours|sentier|passage|carre|voie|domaine|traverse|cercle|ile|crois|cr|terr)'
const PARTICLES = "(?:(?:de la|de l'|des|du|de|la|le|les|l'|d'|a|aux)\\s?)*"
const FRENCH_NAME = `${PARTICLES}(?:\\d{1,3}\\s?(?:e|er|re|ieme)?(?![a-z\\d])|[a-z][a-z'.-]*[a-z])`

const FRENCH = new RegExp(
  `${ANY_NUMBER}\\s?,?\\s?(?:de la |du |de l')?${SURE_FRENCH}\\.?\\s+${FRENCH_NAME}`,
  'g',
)
const FRENCH_UNSURE = new RegExp(
  `${ANY_NUMBER}\\s?(,?)\\s?${UNSURE_FRENCH}\\.?\\s+${PARTICLES}([a-z][a-z'.-]*[a-z])`,
  'dg',
)
/** The street before the number: `rue Principale, au 123`, `Main Street, number 45`. */
const REVERSED = [
  new RegExp(
    `(?<![a-z])${SURE_FRENCH}\\.?\\s+${PARTICLES}[a-z][a-z'.-]*[a-z](?:\\s[a-z][a-z'-]+)?\\s?(?:,\\s?(?:au\\s|no\\.?\\s?|n°\\s?|numero\\s|#\\s?|(?=\\d{2}))|\\s(?:au\\s|no\\.?\\s?|n°\\s?|numero\\s|#\\s?|(?=\\d{3})))\\d{1,6}[a-z]?(?![\\d$%])(?!\\s?(?:h|heures?|\\$|pieds?|pi|m|km|min|minutes?|x)(?![a-z]))`,
    'g',
  ),
  /(?<![a-z'-])[a-z][a-z'-]+\s(?:street|st|avenue|ave|road|rd|boulevard|blvd)\.?\s?,?\s?(?:no\.?|number|#|house|at number|at)\s?\d{1,6}(?!\d)(?!\s?(?:am|pm|a\.m|p\.m|h|:|o'clock|feet|ft|km|%))/g,
  new RegExp(
    `(?<![a-z])(?:number|no\\.?|house)\\s\\d{1,6}[a-z]?\\s(?:on|of)\\s(?:${NAME_WORD}\\s){1,3}?${SURE_TYPE}(?![a-z'])`,
    'g',
  ),
]

const ROOMS =
  '(?!\\s?(?:1\\/2|½|et demi|-?\\s?(?:pieces?|chambres?|bed|beds|bedrooms?|bath|rooms?|bdr|cac|cc|of|tons?|btu|inch|inches|ft|feet|po|pouces?|pi|pieds?|amps?|volts?|watts?|w|v|kw|ans|years?|etoiles?|stars?|jours?|days?|hours?|h|x|%|\\$|"|\')(?![a-z])))'
const UNITS = [
  /(?<![a-z])(?:civic|civique)\s?(?:number|address|no\.?)?\s?(?:is|est|:)?\s?(?:le)?\s?\d{1,6}(?!\d)/g,
  /(?<![a-z])(?:house|maison)\s(?:number|numero|no\.?|#|:)?\s?(?!(?:19|20)\d{2}(?!\d))\d{3,6}[a-z]?(?![\da-z])(?!\s?(?:sq|square|feet|ft|pi|pieds|m2|years?|ans))/g,
  // Land of the prairies: quarter, section, township, range, meridian.
  /(?<![a-z])(?:ne|nw|se|sw)[\s-]\d{1,2}-\d{1,3}-\d{1,2}[\s-]{0,2}w\d(?!\d)/g,
  /(?<![\da-z])\d{1,3}\s?(?:st|nd|rd|th|e|er|re)\s(?:avenue|ave|av|rue|rang|street|st)\s?,\s?(?:au\s|no\.?\s?|#)?\d{2,6}(?!\d)/g,
  new RegExp(
    `(?<![a-z])(?:apartment|appartement|appart|appt|app|apt|unit|unite|suite|ste|logement|penthouse)(?![a-z])\\.?\\s?:?\\s?(?:no\\.?|n°|numero|number|#)?\\s?(?:#?\\d{1,5}-?[a-d]?|[a-d]-?\\d{1,4})(?![\\da-z])${ROOMS}`,
    'g',
  ),
  /(?<![a-z])(?:buzzer|buzz|interphone|sonnette|intercom|lockbox|door code|gate code|code (?:de (?:la )?porte|d'entree))\s?(?:code|no\.?|#|:|is|est|est le)?\s?:?\s?#?\d{1,6}(?!\d)/g,
  new RegExp(`(?<![a-z])condo\\s?:?\\s?(?:no\\.?|n°|#)?\\s?\\d{3,5}(?![\\da-z])${ROOMS}`, 'g'),
  /(?<![a-z])lot\s\d{1,4},?\s(?:concession|con|rang)\s\d{1,3}(?!\d)/g,
  /(?<![a-z])(?:p\.?\s?o\.?\s?box|c\.\s?p\.|casier postal|case postale|rural route|r\.?\s?r\.?)\s?#?\s?\d{1,6}(?!\d)/g,
]

/** A full postal code, with any sign between its halves, or with spaces between all of its letters and digits. */
const POSTAL_CODE =
  /(?<![a-z0-9])[abceghj-nprstvxy][\do][abceghj-nprstv-z][\s._-]{0,3}\d[abceghj-nprstv-z][\do](?![a-z0-9])/g
const SPACED_POSTAL_CODE =
  /(?<![a-z0-9])[abceghj-nprstvxy][ .-]\d[ .-][abceghj-nprstv-z][ .-]{1,3}\d[ .-][abceghj-nprstv-z][ .-]\d(?![a-z0-9])/g

/** Streets with a number, flats, boxes and full postal codes, in both languages. */
export function addressesIn(text: SearchedText): Span[] {
  /** Whether a group of the match is written with a capital letter. */
  const isCapital = ({ indices }: RegExpExecArray, group: number) =>
    /^\p{Lu}/u.test(text.written.slice(...(indices?.[group] ?? [0, 0])))
  return [
    ...spansOf('address', ENGLISH, text),
    ...spansOf('address', ENGLISH_UNSURE, text, (match) => isCapital(match, 1)),
    ...spansOf('address', NUMBERED_STREET, text),
    ...spansOf('address', NUMBERED_ROAD, text),
    ...spansOf('address', ANNOUNCED, text),
    ...spansOf('address', MAYBE_ANNOUNCED, text, (match) => isCapital(match, 1)),
    ...BARE.flatMap((pattern) => spansOf('address', pattern, text, (match) => isCapital(match, 1))),
    ...spansOf('address', WITH_DIRECTION, text, (match) => isCapital(match, 1) && isCapital(match, 2)),
    ...spansOf('address', FRENCH, text).map((span) => withRest(text, span)),
    ...spansOf('address', FRENCH_UNSURE, text, (match) => match[1] === ',' || isCapital(match, 2)).map(
      (span) => withRest(text, span),
    ),
    ...REVERSED.flatMap((pattern) => spansOf('address', pattern, text)),
    ...UNITS.flatMap((pattern) => spansOf('address', pattern, text)),
    ...spansOf('postalCode', POSTAL_CODE, text),
    ...spansOf('postalCode', SPACED_POSTAL_CODE, text, ({ 0: found, index }) => {
      const letters = text.written.slice(index, index + found.length)
      return letters === letters.toUpperCase() && !/x.*x/.test(found)
    }),
  ]
}

/** In French the name of a street has no end that a rule could know: the words in capital letters behind it are part of it. */
const REST_OF_NAME = /^(?:[ -](?:de la |de l'|des |du |de |la |le |les |l'|d')?\p{Lu}[\p{L}'’-]*)+/u
const REST_PATTERN = new RegExp(`^${REST}`)

function withRest({ written, folded }: SearchedText, span: Span): Span {
  const [name = ''] = REST_OF_NAME.exec(written.slice(span.end)) ?? []
  const [rest = ''] = REST_PATTERN.exec(folded.slice(span.end + name.length)) ?? []
  return { ...span, end: span.end + name.length + rest.length }
}
