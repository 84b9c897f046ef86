import { getDictionary } from '#lib/i18n/dictionary.ts'
import { isLink, isPagePath, localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { siteAddress } from '#lib/seo/address.ts'

/** A piece of Markdown (CommonMark). Empty pieces are left out. */
export type Part = string | null | undefined | false

/** Escapes a text of a document, so that no character has a meaning in Markdown. */
export function plain(text: string | null | undefined): string {
  return (text ?? '')
    .replace(/[\\`*_[\]<>]/g, '\\$&')
    .replace(/^(\s*)([#+-]|\d+[.)])(?=\s)/gm, (_, space: string, mark: string) =>
      mark.length > 1 ? `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}` : `${space}\\${mark}`,
    )
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}

/** Parts with a blank line between them. */
export const joined = (...parts: (Part | Part[])[]): string => parts.flat().filter(Boolean).join('\n\n')

/** A heading of level 1 to 6, on one line. */
export function heading(level: number, text: string | null | undefined): string {
  const line = plain(text).replaceAll('\n', ' ')
  return line && `${'#'.repeat(level)} ${line}`
}

/** A heading with its content; nothing when there is no content. */
export function section(
  level: number,
  head: { title: string | null; text?: string | null } | null | undefined,
  ...parts: (Part | Part[])[]
): string {
  const body = joined(...parts)
  return body && joined(heading(level, head?.title), plain(head?.text), body)
}

/** A list. Its items are Markdown already. */
export function list(items: Part[], isNumbered = false): string {
  return items
    .filter(Boolean)
    .map((item, index) => {
      const mark = isNumbered ? `${index + 1}. ` : '- '
      return `${mark}${String(item).replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`)}`
    })
    .join('\n')
}

/** A list of plain texts from a document. */
export const plainList = (texts: readonly string[] | null | undefined): string =>
  list((texts ?? []).map(plain))

/** A list of facts: `**Price range in Canada:** $100-$300`. Facts without a value are left out. */
export function facts(entries: readonly (readonly [label: string, value: Part])[], lang: Language): string {
  const { colon } = getDictionary(lang).shell
  return list(
    entries.map(([label, value]) => value && `**${plain(label)}${colon.trimEnd()}** ${plain(value)}`),
  )
}

interface Point {
  title: string | null
  text: string | null
}

/** A list of short texts with titles. */
export const points = (items: readonly Point[] | null | undefined): string =>
  list((items ?? []).map(({ title, text }) => joined(title && `**${plain(title)}**`, plain(text))))

/** A link with a full URL, because the file is read outside of the site. Only the label when the target is missing. */
export function link(
  label: string | null | undefined,
  href: string | null | undefined,
  lang: Language,
): string {
  const text = plain(label)
  if (!isLink(href)) return text
  const address = isPagePath(href) ? siteAddress(localizedHref(href, lang)) : href
  return `[${text}](<${address}>)`
}
