/** Sensible lengths of fields, in characters; the seeds show none (seed 2, section 5). */
export const LIMITS = { short: 100, email: 254, phone: 40, long: 200, message: 5000 } as const
