const PATH = /^\/(?!\/)\S*$/
const ADDRESS = /^(https:\/\/|mailto:|tel:)\S+$/

/** Says what is wrong with a link's target, or null when it is a path of this site, https, mailto or tel. */
export function linkProblem(href: string): string | null {
  return PATH.test(href) || ADDRESS.test(href)
    ? null
    : 'Start with / for a page of this site, or with https://, mailto: or tel:. No spaces.'
}
