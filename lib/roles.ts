export const ROLES = ['administrator', 'editor', 'translator', 'viewer'] as const

/** The roles of people and tokens. lib/server/rights has the rules. */
export type Role = (typeof ROLES)[number]

/**
 * The role here of a person who has these roles in a project of hosted Sanity. The role with the most rights counts. Roles of the
 * embedded lake have the same names. Every other role, such as Sanity's contributor, only reads here.
 */
export function roleOfSanity(names: readonly string[]): Role {
  if (names.includes('administrator')) return 'administrator'
  if (names.includes('editor') || names.includes('developer')) return 'editor'
  return names.includes('translator') ? 'translator' : 'viewer'
}
