/** What pages in draft mode show: the layers of the Studio's perspective, topmost first, such as `rBlackFriday,drafts`. */
export const PREVIEW_PERSPECTIVE_COOKIE = 'sanity-preview-perspective'

const NAME = /^[A-Za-z0-9_-]{1,64}$/

/** Drafts, below the releases that the text names. Never less than drafts: `published` is what visitors see. */
export function previewPerspective(text: string | undefined): string[] {
  const names = (text ?? '').split(',').filter((name) => NAME.test(name))
  const releases = names.filter((name) => !['raw', 'published', 'drafts', 'previewDrafts'].includes(name))
  return [...releases, 'drafts']
}
