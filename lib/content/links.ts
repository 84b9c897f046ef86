import { isLink } from '#lib/i18n/href.ts'
import { pathOf } from '#lib/routes/addresses.ts'

/** A link as it is stored in documents (`menuLink`), after `localize`: to a document or to a path. */
export interface StoredLink {
  label: string | null
  path: string | null
  target: { _type: string; slug: string | null } | null
}

/** A link as pages show it. */
export interface PlainLink {
  label: string
  href: string
}

/** Resolves a link to a document or to a path; `null` when it has no target. */
export function toLink(link: StoredLink | null | undefined): PlainLink | null {
  const href = link?.path ?? (link?.target ? pathOf(link.target) : null)
  return link?.label && isLink(href) ? { label: link.label, href } : null
}

/** The links that have a target. */
export function toLinks(links: StoredLink[] | null | undefined): PlainLink[] {
  return (links ?? []).flatMap((link) => toLink(link) ?? [])
}
