/**
 * The end of a sentence. `St. John’s`, an initial and `No. 5` end none. A sentence begins with a capital, a digit, a name in
 * braces or a quotation mark.
 */
const END = /(?<!(?:^|[\s(«“])(?:St|Ste|No|Mr|Mrs|Dr|\p{Lu})\.)(?<=[.!?…])\s+(?=[\p{Lu}\d{«“"(*[_])|\n+/gu

/** The sentences of a text, each with the space behind it. Joined they are the text. A line break ends a sentence too. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let from = 0
  for (const { index, 0: space } of text.matchAll(END)) {
    sentences.push(text.slice(from, index + space.length))
    from = index + space.length
  }
  if (from < text.length) sentences.push(text.slice(from))
  return sentences
}
