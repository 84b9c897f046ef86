export const ROLES = ['administrator', 'editor', 'translator', 'viewer'] as const

/** The roles of people and tokens. lib/server/rights has the rules. */
export type Role = (typeof ROLES)[number]
