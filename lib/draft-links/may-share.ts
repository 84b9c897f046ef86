import type { Identity } from '#lib/server/accounts/index.ts'

/** Who may show drafts to people without an account: who may publish them. */
export const mayShare = (identity: Identity | null): identity is Identity =>
  identity?.role === 'administrator' || identity?.role === 'editor'
