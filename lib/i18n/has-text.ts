/** Whether one language of a localized value (a string or Portable Text) has words in it. */
export function hasText(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.some(blockHasText)
}

/** Deleted Portable Text leaves empty blocks, so a block counts only if one of its spans has words. */
function blockHasText(block: unknown): boolean {
  if (typeof block !== 'object' || block === null || !('children' in block)) return false
  if (!Array.isArray(block.children)) return false
  return block.children.some((span: { text?: unknown }) => hasText(span.text))
}
