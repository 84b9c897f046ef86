const PREFIX = 'as-is-'
const ADDITION = `${PREFIX}addition-`

/**
 * An id for a transaction of hosted Sanity that undoes a publish. The site adds nothing (`additions.ts`) to such a transaction.
 * Every server recognises it by the beginning of its id, which listeners and the history contain.
 */
export const asIsTransactionId = () => `${PREFIX}${crypto.randomUUID()}`

/** An id for a transaction that stores additions (`additions.ts`). The site adds nothing to such a transaction either. */
export const additionTransactionId = () => `${ADDITION}${crypto.randomUUID()}`

export const isAddition = (transactionId: string) => transactionId.startsWith(ADDITION)

export const isAsIs = (transactionId: string) => transactionId.startsWith(PREFIX)
