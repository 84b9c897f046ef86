import type { Bilingual } from '#lib/i18n/languages.ts'

const PATH = /^\/(?![/\\])\S*$/
const ADDRESS = /^(https:\/\/|mailto:|tel:)\S+$/

/** The problem of a link's target; null when the target is a path of this site or an https, mailto or tel address. */
export function linkProblem(href: string): Bilingual | null {
  return PATH.test(href) || ADDRESS.test(href)
    ? null
    : {
        en: 'Start with / for a page of this site, or with https://, mailto: or tel:. No spaces.',
        fr: 'Commencez par / pour une page de ce site, ou par https://, mailto: ou tel:. Sans espaces.',
      }
}
