/** A name as it stands in addresses: `TV Mounting` becomes `tv-mounting`. */
export function hyphenated(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
