import { existsSync, readFileSync } from 'node:fs'

/** The generated texts whose files differ or are missing. */
export function outOfDate(texts: Readonly<Record<string, string>>): Record<string, string> {
  const differs = (file: string, text: string) => !existsSync(file) || readFileSync(file, 'utf8') !== text
  return Object.fromEntries(Object.entries(texts).filter(([file, text]) => differs(file, text)))
}
