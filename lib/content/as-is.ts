const PREFIX = 'as-is-'
const ADDITION = `${PREFIX}addition-`

/**
 * An id for a transaction of hosted Sanity that writes additions (`additions.ts`) or undoes a publish. The site adds nothing to
 * such a transaction. Every server recognises it by the id, which listeners and the history contain.
 */
export const asIsTransactionId = () => `${PREFIX}${crypto.randomUUID()}`

/** The id of a transaction that stores the site's additions to a change. */
export const additionTransactionId = () => `${ADDITION}${crypto.randomUUID()}`

export const isAddition = (transactionId: string) => transactionId.startsWith(ADDITION)

export const isAsIs = (transactionId: string) => transactionId.startsWith(PREFIX)
