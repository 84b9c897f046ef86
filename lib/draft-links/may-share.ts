import type { Identity } from '#lib/server/accounts/index.ts'

/** Only people who may publish drafts may show them to people without an account. */
export const mayShare = (identity: Identity | null): identity is Identity =>
  identity?.role === 'administrator' || identity?.role === 'editor'
