const PREFIX = 'as-is-'

/**
 * The id of a transaction of hosted Sanity to which the site adds nothing (`additions.ts`): the additions themselves, and a
 * publication that is taken back. Listeners and the history tell the id, so every server knows such a transaction.
 */
export const asIsTransactionId = () => `${PREFIX}${crypto.randomUUID()}`

export const isAsIs = (transactionId: string) => transactionId.startsWith(PREFIX)
