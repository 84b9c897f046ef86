import type { Role } from '#lib/roles.ts'

/** Leads are personal data: only who answers customers sees them. */
export const mayWorkOnLeads = (role: Role): boolean => role === 'administrator' || role === 'editor'
