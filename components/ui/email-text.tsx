/** The places where a line may end in an e-mail address: after the `@` and before each dot. */
const BREAKS = /(?<=@)|(?=\.)/

/**
 * A text. In an e-mail address lines end at the `@` and the dots, so that no word is cut (`exemple.c`, `a`) where the place is
 * narrow.
 */
export function EmailText({ text }: { text: string }) {
  if (!/^\S+@\S+$/.test(text)) return text
  // biome-ignore lint/suspicious/noArrayIndexKey: The parts of a text have no other key, and stay in their order.
  return text.split(BREAKS).flatMap((part, place) => (place > 0 ? [<wbr key={place} />, part] : part))
}
