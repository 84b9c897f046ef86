/** The number of letters to add, remove, replace, or swap with the next one, to make one word of the other. */
export function errorsBetween(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, place) => place)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (isSame ? 0 : 1),
        isSwap ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = row
  }
  return at(last, b.length)
}

const at = (row: readonly number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY
