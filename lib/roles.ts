export const ROLES = ['administrator', 'editor', 'translator', 'viewer'] as const

/** The roles of people and tokens. lib/server/rights has the rules. */
export type Role = (typeof ROLES)[number]

/**
 * The role on this site of a person with these roles in a project of hosted Sanity. The role with the most rights counts. A
 * role that this site does not have, such as Sanity's contributor, becomes `viewer`.
 */
export function roleOfSanity(names: readonly string[]): Role {
  if (names.includes('administrator')) return 'administrator'
  if (names.includes('editor') || names.includes('developer')) return 'editor'
  return names.includes('translator') ? 'translator' : 'viewer'
}
