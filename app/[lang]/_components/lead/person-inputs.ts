import { LIMITS } from '#lib/leads/forms/limits.ts'

/** What browsers and keyboards are told of the fields most forms ask a person for, and how long each may be. */
export const PERSON_INPUTS = {
  name: { autoComplete: 'name', maxLength: LIMITS.short },
  email: { type: 'email', autoComplete: 'email', maxLength: LIMITS.email },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: LIMITS.phone },
  city: { autoComplete: 'address-level2', maxLength: LIMITS.short },
} as const
