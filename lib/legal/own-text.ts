/** The dates of the texts that earlier seeds had. */
const FORMER_DATES = ['2024-01-15', '2026-11-25']

/** The keys of the blocks of these texts. The Studio makes other keys. */
const FORMER_KEY = /^b\d+$/

interface StoredText {
  body: { _key: string }[] | null
  lastUpdated: string | null
}

/**
 * Whether the text of a law page is its owner's: there is one, and it is not the sample text of an earlier seed, which stays in
 * the lakes that were filled with it.
 */
export function isOwnText({ body, lastUpdated }: StoredText): boolean {
  if (!body?.length) return false
  const isFormer = FORMER_DATES.includes(lastUpdated ?? '') && body.every(({ _key }) => FORMER_KEY.test(_key))
  return !isFormer
}
