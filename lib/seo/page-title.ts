/** How many characters of a title search engines show. They cut longer titles in the middle of a word. */
const LONGEST = 65

/** A page's title with the site's name at the end, unless it is in the title already or there is no room for it. */
export function pageTitle(title: string, siteName: string): string {
  if (!title) return siteName
  if (!siteName || title.toLowerCase().includes(siteName.toLowerCase())) return title
  const withName = `${title} | ${siteName}`
  return withName.length > LONGEST ? title : withName
}
