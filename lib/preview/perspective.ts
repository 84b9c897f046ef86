/**
 * The cookie with the perspective of pages in draft mode: the layers of the Studio's perspective, topmost first, such as
 * `rBlackFriday,drafts`.
 */
export const PREVIEW_PERSPECTIVE_COOKIE = 'sanity-preview-perspective'

const NAME = /^[A-Za-z0-9_-]{1,64}$/

/** The layers in a text, with drafts at the bottom. Drafts are always included: `published` is the view of visitors. */
export function previewPerspective(text: string | undefined): string[] {
  const names = (text ?? '').split(',').filter((name) => NAME.test(name))
  const releases = names.filter((name) => !['raw', 'published', 'drafts', 'previewDrafts'].includes(name))
  return [...releases, 'drafts']
}
