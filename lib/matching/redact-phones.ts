import { type SearchedText, type Span, spansOf } from './searched-text.ts'

/** The area codes of Canada, and those of toll-free numbers. */
const AREAS =
  '204|226|236|249|250|257|263|289|306|343|354|365|367|368|382|403|416|418|428|431|437|438|450|460|468|474|506|514|519|548|579|581|584|587|604|613|639|647|672|683|705|709|742|753|778|780|782|807|819|825|867|873|879|902|905|942|800|833|844|855|866|877|888'

/** What may stand between the groups of a number: anything but letters, digits and the signs of prices, sizes and mails. */
const BETWEEN = '[^a-z0-9$"%@#€£×,;:]{0,4}'

/** Three, three and four digits, in which o, i and l may stand for 0 and 1. */
const D = '[\\doil]'
const GROUPED = new RegExp(
  `(?<![\\d])(?:(?:\\+|00)?1${BETWEEN})?\\(?[2-9]${D}{2}${BETWEEN}[2-9]${D}{2}${BETWEEN}${D}{4}(?!\\d)`,
  'g',
)
const FEWEST_DIGITS = 8

/** What makes a quantity of the number before it. */
const UNITS =
  '(?:\\$|%|"|\'|dollars?|piastres?|sq|square|feet|foot|ft|pi|pieds?|po|pouces?|inch|in|mm|cm|m2?|metres?|btu|w|watts?|kw|kwh|v|volts?|amps?|lb|lbs|kg|gal|l|litres?|cfm|psi|lm|lumens?|k|h|hours?|heures?|min|minutes?|jours?|days?|ans|years?)'

/** With commas or colons between the groups only with a known area code: such lists may be quantities. */
const WITH_COMMAS = new RegExp(
  `(?<!\\d)(?:\\+?1[\\s,;:]{1,3})?(?:${AREAS})[\\s,;:]{1,3}[2-9]\\d{2}[\\s,;:.-]{1,3}\\d{4}(?!\\d)(?!\\s?${UNITS}(?![a-z]))`,
  'g',
)

const INTERNATIONAL = /\+\s?\d(?:[\s().-]{0,3}\d){7,14}(?!\d)/g

/** Digits in any groups: `5 1 4 5 5 5 …`, `514 555 12 34`. */
const RUN = /\d(?:[\s.()_*•·|~\\=+-]{0,3}\d)+/g
const KNOWN_START = new RegExp(`^1?(?:${AREAS})[2-9]`)
const DATE = /\b(?:\d{1,2}[-. ]\d{1,2}[-. ](?:19|20)\d{2}|(?:19|20)\d{2}[-. ]\d{1,2}[-. ]\d{1,2})\b/

const SEVEN = new RegExp(`(?<![\\d$.,x×-])[2-9]\\d{2}[.-]\\d{4}(?![\\d-])(?!\\s?${UNITS}(?![a-z]))`, 'g')
const MODEL_BEFORE =
  /(?:model|modele|sku|part|piece|article|item|serie|serial|ref|reference|no|n°|#)\s?[:.#]?\s?$/

/** Seven digits with a space or nothing between only where the words before say what they are. */
const SAID_SEVEN = new RegExp(
  `(?<=(?:call|calls|tel|telephone|phone|cell|cellulaire|text|texto|textez|appel|appelez|appeler|joindre|rejoindre|number|numero|dial|reach)\\b[^\\d]{0,25})[2-9]\\d{2}[ ]?\\d{4}(?![\\d])(?!\\s?${UNITS}(?![a-z]))`,
  'g',
)

/** Letters instead of digits: `1-800-INSTALL`. */
const LETTERS =
  /(?<![a-z0-9])(?:1[\s.-]\(?(?:800|833|844|855|866|877|888)\)?[\s.-]?|(?:800|833|844|855|866|877|888)-)[a-z0-9](?:-?[a-z0-9]){6}(?![a-z0-9])/g
const LETTERS_OF_AREA = new RegExp(
  `(?<![a-z0-9])(?:${AREAS})-(?:[a-z]{3}-?[a-z]{4}|[a-z]{4}-[a-z]{3})(?![a-z0-9])`,
  'g',
)

const EXTENSION = /^\s?,?\s?(?:ext|extension|poste|x|#)\.?\s?:?\s?\d{1,6}(?!\d)/

/** Phone numbers: of ten digits in any form and notation, of seven where they look like one, and in words. */
export function phonesIn(text: SearchedText): Span[] {
  return [
    ...spansOf('phone', INTERNATIONAL, text),
    ...spansOf('phone', GROUPED, text, isGrouped),
    ...spansOf('phone', WITH_COMMAS, text),
    ...text.folded.matchAll(RUN).flatMap((run) => inRun(run[0], run.index)),
    ...spansOf(
      'phone',
      SEVEN,
      text,
      ({ index, input }) => !MODEL_BEFORE.test(input.slice(Math.max(0, index - 14), index)),
    ),
    ...spansOf('phone', SAID_SEVEN, text),
    ...spansOf('phone', LETTERS, text, ([found]) => found.replace(/[^a-z]/g, '').length >= 3),
    ...spansOf('phone', LETTERS_OF_AREA, text, (match) => isShouted(text, match)),
    ...inWords(text.folded),
  ].map((span) => {
    const extension = EXTENSION.exec(text.folded.slice(span.end))
    return extension ? { ...span, end: span.end + extension[0].length } : span
  })
}

/** Whether a group of letters and digits has enough digits, and no letter of a word beside it. */
function isGrouped({ 0: found, index, input }: RegExpExecArray): boolean {
  const digits = found.replace(/\D/g, '').length
  if (digits === found.replace(/[^\doil]/g, '').length) return true
  const isInWord = /[a-z]/.test(input[index - 1] ?? '') || /[a-z]/.test(input[index + found.length] ?? '')
  return digits >= FEWEST_DIGITS && !isInWord
}

/** Ten digits, or eleven with a 1 before them, that begin and end with a group and have a known area code. */
function inRun(run: string, start: number): Span[] {
  if (DATE.test(run)) return []
  const groups = [...run.matchAll(/\d+/g)]
  for (const [first, { index }] of groups.entries()) {
    let digits = ''
    for (const group of groups.slice(first)) {
      digits += group[0]
      const length = digits.startsWith('1') ? 11 : 10
      if (digits.length > length) break
      if (digits.length === length && KNOWN_START.test(digits))
        return [{ start: start + index, end: start + group.index + group[0].length, kind: 'phone' }]
    }
  }
  return []
}

function isShouted({ written }: SearchedText, { 0: found, index }: RegExpExecArray): boolean {
  const letters = written.slice(index, index + found.length)
  return letters === letters.toUpperCase()
}

const ONE_DIGIT =
  'zero|oh|o|nought|one|two|three|four|five|six|seven|eight|nine|un|une|deux|trois|quatre|cinq|sept|huit|neuf'
const TWO_DIGITS =
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|dix|onze|douze|treize|quatorze|quinze|seize'
const TENS =
  'twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety|vingt|vingts|trente|quarante|cinquante|soixante|septante|huitante|nonante'
const HUNDRED = 'hundred|cent|cents'
const FILLERS = 'dash|tiret|hyphen|point|dot|space|espace|then|puis|et|and|double|triple|slash|barre'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split('|'))
const [oneDigit, twoDigits, tens, hundred, fillers] = [ONE_DIGIT, TWO_DIGITS, TENS, HUNDRED, FILLERS].map(
  setOf,
)

/** Numbers in words, or in words and digits: at least seven digits in words, or ten in both. */
function inWords(folded: string): Span[] {
  const spans: Span[] = []
  let run = newRun()
  const close = () => {
    if ((run.words >= 4 && run.digits >= 7) || (run.digits >= 10 && run.words + run.fillers > 0))
      spans.push({ start: run.start, end: run.end, kind: 'phone' })
    run = newRun()
  }
  for (const { 0: token, index } of folded.matchAll(/\d+|[a-z]+/g)) {
    if (run.digits > 0 && !/^[^$%"×@€£]{0,4}$/.test(folded.slice(run.last, index))) close()
    const digits = digitsOf(token, run.wasTens)
    if (digits === null) {
      if (run.digits > 0 && fillers?.has(token)) {
        // “And” stands between quantities, too. In a number in words it says nothing.
        if (token !== 'and' && token !== 'et') run.fillers++
        run.last = index + token.length
        continue
      }
      close()
      continue
    }
    if (run.digits === 0 && run.words === 0) run.start = index
    run.digits += digits
    if (!/^\d/.test(token)) run.words++
    run.wasTens = tens?.has(token) ?? false
    run.end = index + token.length
    run.last = run.end
  }
  close()
  return spans
}

const newRun = () => ({ start: 0, end: 0, last: 0, digits: 0, words: 0, fillers: 0, wasTens: false })

/** Number words without spaces between: `fivefivefive`. */
const TOGETHER = new RegExp(`^(?:${ONE_DIGIT}){2,}$`)
const EACH = new RegExp(ONE_DIGIT, 'g')

/** The digits that a token adds to a number; null when it is none. A unit behind tens adds nothing: twenty-two. */
function digitsOf(token: string, isAfterTens: boolean): number | null {
  if (/^\d/.test(token)) return token.length
  if (oneDigit?.has(token)) return isAfterTens ? 0 : 1
  if (twoDigits?.has(token)) return isAfterTens ? 0 : 2
  if (tens?.has(token) || hundred?.has(token)) return 2
  return TOGETHER.test(token) ? (token.match(EACH)?.length ?? 0) : null
}
