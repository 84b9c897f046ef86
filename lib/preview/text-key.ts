/** The key of a text: without white space, because a page may break a text into lines. */
export function textKey(text: string): string {
  return text.replace(/\s+/g, '')
}
