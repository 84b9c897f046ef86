import * as z from 'zod/mini'
import { extras, optionalLine, optionalMessage, phone, requiredEmail, requiredLine } from './fields.ts'

/** The contact form (seed 2, sections 3 and 5). */
export const contactSchema = z.object({
  firstName: requiredLine('firstNameRequired'),
  lastName: requiredLine('lastNameRequired'),
  email: requiredEmail,
  phone,
  subject: optionalLine('long'),
  message: optionalMessage,
  ...extras,
})
