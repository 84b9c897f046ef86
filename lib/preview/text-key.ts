/**
 * What a text is looked up by: without white space, which a page may add where it breaks a text into lines.
 */
export function textKey(text: string): string {
  return text.replace(/\s+/g, '')
}
