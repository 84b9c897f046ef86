import type { Language } from '#lib/i18n/languages.ts'
import { isInWords } from './number-words.ts'

/** A French number may also have a point: in a standard such as `CSA B149.1`, and in `5.1` of loudspeakers. */
const DIGITS: Record<Language, RegExp> = {
  en: /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g,
  fr: /\d{1,3}(?:[\u00a0\u202f ]\d{3})+(?:,\d+)?(?!\d)|\d+(?:[.,]\d+)?/g,
}

/** `5:30 p.m.` is `17 h 30` in French, and `8:00 a.m.` is `8 h`. */
const CLOCK = /\b(1[0-2]|0?[1-9])(?::(\d\d))?(?=\s?([ap])\.?m\b)/gi

/** `50k+` is `50 000+` in French. */
const THOUSANDS = /(\d)k(?![\p{L}\d])/gu

/** `2.5 hours` is `2 heures et demie` in French. */
const AND_A_HALF = /(\d)(?=\s\p{L}+ et demie?(?!\p{L}))/gu

/** The first of a month, which English may leave out: "around moving day" is "autour du 1er juillet". */
const FIRST_OF_MONTH = /(?<!\d)1er(?!\p{L})/gu

/** A rating is often `4.7` in English, and `4,7 sur 5` in French. */
const OUT_OF_FIVE = /(?<!\p{L})(?:of|sur)[ \u00a0]5(?!\d)/gu

/** The area code and the first half of a phone number, which French would read as thousands. */
const PHONE = /(?<!\d)(\d{3})[ \u00a0.](\d{3})(?=[-.]\d{4}(?!\d))/g

/** `24/7` is `jour et nuit, 7 jours sur 7` in French. */
const ROUND_THE_CLOCK = /\b24\/7\b/g

/**
 * The numbers in a text as a language writes them, each once and without separators of thousands: `1247` for `1,247` in English
 * and `1 247` in French. Names in braces have none.
 */
export function figuresIn(text: string, lang: Language): Set<string> {
  const plain = text
    .replace(/\{\w+\}/g, ' ')
    .replace(PHONE, '$1-$2')
    .replace(OUT_OF_FIVE, ' ')
  const written = lang === 'fr' ? inFrench(plain) : inEnglish(plain)
  return new Set([...written.matchAll(DIGITS[lang])].map(([figure]) => plainNumber(figure, lang)))
}

const inFrench = (text: string) => text.replace(AND_A_HALF, '$1,5').replace(FIRST_OF_MONTH, ' ')

const inEnglish = (text: string) =>
  text.replace(ROUND_THE_CLOCK, '7').replace(THOUSANDS, '$1,000').replace(CLOCK, onFrenchClock)

function onFrenchClock(_: string, hour: string, minutes: string | undefined, half: string): string {
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return minutes === undefined || minutes === '00' ? String(hours) : `${hours}:${minutes}`
}

function plainNumber(figure: string, lang: Language): string {
  const plain = lang === 'fr' ? figure.replace(/\s/g, '').replace(',', '.') : figure.replaceAll(',', '')
  return String(Number(plain))
}

/**
 * The figures that only one of two texts has. A figure that the other text writes in words is in both: `around ten` and `vers 10 h`.
 */
export function onlyInOne({ en, fr }: Record<Language, string>): Record<Language, string[]> {
  const [english, french] = [figuresIn(en, 'en'), figuresIn(fr, 'fr')]
  // English says "8 to 7" of opening hours. French says "de 8 h à 19 h".
  const isHour = (hour: string, other: ReadonlySet<string>, text: string) => {
    const early = String(Number(hour) - 12)
    return Number(hour) > 12 && Number(hour) < 24 && (other.has(early) || isInWords(early, text, 'en'))
  }
  const afternoon = [...french].filter((figure) => !english.has(figure) && isHour(figure, english, en))
  const excused = new Set(afternoon.map((hour) => String(Number(hour) - 12)))
  return {
    en: [...english.difference(french)].filter(
      (figure) => !isInWords(figure, fr, 'fr') && !excused.has(figure),
    ),
    fr: [...french.difference(english)].filter(
      (figure) => !isInWords(figure, en, 'en') && !afternoon.includes(figure),
    ),
  }
}
