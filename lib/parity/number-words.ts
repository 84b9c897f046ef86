import type { Language } from '#lib/i18n/languages.ts'

/** Words that say a number, as patterns. One language may write in words what the other writes in digits. */
const WORDS: Record<Language, Record<string, string>> = {
  en: {
    1: 'one|an?|once|first|single',
    2: 'two|twice|second|both|pair',
    3: 'three|third',
    4: 'four|fourth|quarter',
    5: 'five|fifth',
    6: 'six|sixth',
    7: 'seven|seventh',
    8: 'eight|eighth',
    9: 'nine|ninth',
    10: 'ten|tenth',
    11: 'eleven',
    12: 'twelve|noon|dozen',
    15: 'fifteen',
    20: 'twenty',
    24: 'a day',
    30: 'thirty',
    40: 'forty',
    50: 'fifty',
    100: 'hundred',
    1960: 'sixties',
    1970: 'seventies',
    1980: 'eighties',
    1990: 'nineties',
  },
  fr: {
    1: 'une?|1er|1re|premi(?:er|ère)s?',
    2: 'deux|deuxièmes?|secondes?|double',
    3: 'trois|troisièmes?|tiers',
    4: 'quatre|quatrièmes?|quart',
    5: 'cinq|cinquièmes?',
    6: 'six|sixièmes?',
    7: 'sept|septièmes?',
    8: 'huit|huitièmes?',
    9: 'neuf',
    10: 'dix|dizaine',
    11: 'onze',
    12: 'douze|midi|douzaine',
    15: 'quinze|quinzaine',
    20: 'vingt|vingtaine',
    30: 'trente|trentaine',
    40: 'quarante|quarantaine',
    50: 'cinquante|cinquantaine',
    100: 'cent|centaine',
  },
}

/** Whether a text says a figure in words. */
export function isInWords(figure: string, text: string, lang: Language): boolean {
  const words = WORDS[lang][figure]
  return words !== undefined && new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu').test(text)
}
