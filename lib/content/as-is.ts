const PREFIX = 'as-is-'
const ADDITION = `${PREFIX}addition-`

/** 128 random bits as digits. `crypto.randomUUID` exists only on secure connections, and a Studio may be opened by http. */
const randomDigits = () => crypto.getRandomValues(new BigUint64Array(2)).join('-')

/**
 * An id for a transaction of hosted Sanity that undoes a publish. The site adds nothing (`additions.ts`) to such a transaction.
 * Every server recognises it by the beginning of its id, which listeners and the history contain.
 */
export const asIsTransactionId = () => `${PREFIX}${randomDigits()}`

/** An id for a transaction that stores additions (`additions.ts`). The site adds nothing to such a transaction either. */
export const additionTransactionId = () => `${ADDITION}${randomDigits()}`

export const isAddition = (transactionId: string) => transactionId.startsWith(ADDITION)

export const isAsIs = (transactionId: string) => transactionId.startsWith(PREFIX)
