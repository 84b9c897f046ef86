/** A compulsory fee as it is stored in documents. */
export interface StoredFee {
  _key: string
  name: string | null
  /** Whole dollars. */
  amount: number | null
}

/** A charge that every customer pays, such as a disposal fee. */
export interface Fee {
  name: string
  /** Whole dollars; `null` where the fee is part of a discounted price, so that it has no amount of its own. */
  amount: number | null
}

/**
 * The fees that every price of a service includes: a price without them would be one that nobody can have (Competition Act,
 * s. 74.01(1.1); Québec's Consumer Protection Act, s. 224 c).
 */
export function feesOf({ compulsoryFees }: { compulsoryFees: StoredFee[] | null }): Fee[] {
  return (compulsoryFees ?? []).flatMap(({ name, amount }) => (amount ? [{ name: name ?? '', amount }] : []))
}

/** The sum of fees in whole dollars. */
export const sumOf = (fees: readonly Fee[]): number =>
  fees.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
