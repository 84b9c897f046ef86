/**
 * The cookie with the perspective of pages in draft mode: the layers of the Studio's perspective, topmost first, such as
 * `rBlackFriday,drafts`.
 */
export const PREVIEW_PERSPECTIVE_COOKIE = 'sanity-preview-perspective'

const NAME = /^[A-Za-z0-9_-]{1,64}$/

/** The layers in the text of a perspective, with drafts last. `published` is ignored: that view needs no draft mode. */
export function previewPerspective(text: string | undefined): string[] {
  const names = (text ?? '').split(',').filter((name) => NAME.test(name))
  const releases = names.filter((name) => !['raw', 'published', 'drafts', 'previewDrafts'].includes(name))
  return [...releases, 'drafts']
}
