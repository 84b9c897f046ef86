import { LIMITS } from '#lib/leads/forms/limits.ts'

/**
 * Attributes of the fields most forms ask a person for, for browsers and keyboards, and the greatest length of each.
 */
export const PERSON_INPUTS = {
  name: { autoComplete: 'name', maxLength: LIMITS.short },
  email: { type: 'email', autoComplete: 'email', maxLength: LIMITS.email },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: LIMITS.phone },
  city: { autoComplete: 'address-level2', maxLength: LIMITS.short },
} as const
