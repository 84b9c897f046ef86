import type { limits as en } from '../en/limits.ts'

export const limits: typeof en = {
  left: { one: 'Il reste {count}\u00A0caractère', other: 'Il reste {count}\u00A0caractères' },
  over: { one: '{count}\u00A0caractère de trop', other: '{count}\u00A0caractères de trop' },
}
