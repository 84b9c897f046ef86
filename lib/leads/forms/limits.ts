/** The greatest lengths of fields, in characters. */
export const LIMITS = { short: 100, email: 254, phone: 40, long: 200, message: 5000 } as const
