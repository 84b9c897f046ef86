export const ROLES = ['administrator', 'editor', 'translator', 'viewer'] as const

/** What a person or a token may do. lib/server/rights has the rules. */
export type Role = (typeof ROLES)[number]
