import * as z from 'zod/mini'
import { extras, optionalLine, optionalMessage, phone, requiredEmail, requiredLine } from './fields.ts'

/** The rules of the contact form (docs/product.md, Forms). */
export const contactSchema = z.object({
  firstName: requiredLine('firstNameRequired'),
  lastName: requiredLine('lastNameRequired'),
  email: requiredEmail,
  phone,
  subject: optionalLine('long'),
  message: optionalMessage,
  ...extras,
})
