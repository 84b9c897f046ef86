const PREFIX = 'as-is-'
const ADDITION = `${PREFIX}addition-`

/** 128 random bits as digits. `crypto.randomUUID` exists only on secure connections, and a Studio may be opened by http. */
const randomDigits = () => crypto.getRandomValues(new BigUint64Array(2)).join('-')

/**
 * An id for a transaction that undoes a publish. The site adds nothing (`additions.ts`) to such a transaction.
 * Every server recognises it by the beginning of its id, which listeners and the history contain.
 */
export const asIsTransactionId = () => `${PREFIX}${randomDigits()}`

/** An id for a transaction that stores additions (`additions.ts`). The site adds nothing to such a transaction either. */
export const additionTransactionId = () => `${ADDITION}${randomDigits()}`

export const isAddition = (transactionId: string) => transactionId.startsWith(ADDITION)

/** Whether a transaction took a publication back. */
export const isTakingBack = (transactionId: string) => isAsIs(transactionId) && !isAddition(transactionId)

export const isAsIs = (transactionId: string) => transactionId.startsWith(PREFIX)
