const KEYS: Record<string, string> = {
  ABC: '2',
  DEF: '3',
  GHI: '4',
  JKL: '5',
  MNO: '6',
  PQRS: '7',
  TUV: '8',
  WXYZ: '9',
}

/** The `tel:` address of a North American number as people write it, letters included: `1-800-INSTALL`. */
export function phoneHref(phone: string): string {
  const digits = phone
    .toUpperCase()
    .replace(
      /[A-Z]/g,
      (letter) => Object.entries(KEYS).find(([letters]) => letters.includes(letter))?.[1] ?? '',
    )
    .replace(/\D/g, '')
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`
}
