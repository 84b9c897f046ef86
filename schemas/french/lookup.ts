const SPECIAL = /[\\^$.*+?()[\]{}|]/g

/** Finds texts in a dictionary, in which `%1` and `%2` stand for whatever is there in the text. */
export function lookup(dictionary: Readonly<Record<string, string>>): (text: string) => string | null {
  const known = new Map(Object.entries(dictionary))
  // The longest first: it says most about what the text is.
  const patterns = [...known]
    .filter(([english]) => english.includes('%1'))
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([english, french]) => ({
      pattern: new RegExp(`^${english.replace(SPECIAL, '\\$&').replace(/%\d/g, '(.+)')}$`, 's'),
      french,
    }))
  return (text) => {
    const french = known.get(text)
    if (french !== undefined) return french
    for (const { pattern, french } of patterns) {
      const gaps = pattern.exec(text)
      if (gaps) return french.replace(/%(\d)/g, (_, gap) => gaps[Number(gap)] ?? '')
    }
    return null
  }
}
