const PREFIX = 'as-is-'
const ADDITION = `${PREFIX}addition-`

/**
 * The id of a transaction of hosted Sanity to which the site adds nothing (`additions.ts`): the additions themselves, and a
 * publication that is taken back. Listeners and the history tell the id, so every server knows such a transaction.
 */
export const asIsTransactionId = () => `${PREFIX}${crypto.randomUUID()}`

/** The id of a transaction that stores the site's additions to a change. */
export const additionTransactionId = () => `${ADDITION}${crypto.randomUUID()}`

export const isAddition = (transactionId: string) => transactionId.startsWith(ADDITION)

export const isAsIs = (transactionId: string) => transactionId.startsWith(PREFIX)
