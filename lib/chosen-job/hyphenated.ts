/** A name as it stands in addresses: in lower case, with hyphens. */
export function hyphenated(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
