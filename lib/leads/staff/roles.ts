import type { Role } from '#lib/roles.ts'

/** Leads are personal data: only people who answer customers may see them. */
export const mayWorkOnLeads = (role: Role): boolean => role === 'administrator' || role === 'editor'
