import type { Language } from './languages.ts'

/** The letters on the keys of a phone, from the key 2 on. */
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']

/** The `tel:` address of a North American number as people write it, letters included: `1-800-INSTALL`. */
export function phoneHref(phone: string): string {
  const digits = phone
    .toUpperCase()
    .replace(/[A-Z]/g, (letter) => String(2 + KEYS.findIndex((letters) => letters.includes(letter))))
    .replace(/\D/g, '')
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`
}

/**
 * A phone number in words: in French `514 873-6565` for the usual `(514) 873-6565`, with a no-break space. Any other text stays.
 */
export const phoneText = (phone: string, lang: Language): string =>
  lang === 'fr' ? phone.replace(/^(?:\+1 )?\((\d{3})\) (?=\d{3}-\d{4}$)/, '$1\u00A0') : phone
