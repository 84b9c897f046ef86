/** The length of a title, in characters, that search engines show. They cut longer titles in the middle of a word. */
const LONGEST = 60

/** The first title if it is short enough for search engines, otherwise the shorter title. */
export function fittingTitle(title: string | null, shorter: string | null): string | null {
  return title && shorter && title.length > LONGEST ? shorter : title
}

/** A page's title with the site's name at the end, unless the title contains the name already or would get too long. */
export function pageTitle(title: string, siteName: string): string {
  if (!title) return siteName
  if (!siteName || title.toLowerCase().includes(siteName.toLowerCase())) return title
  const withName = `${title} | ${siteName}`
  return withName.length > LONGEST ? title : withName
}
