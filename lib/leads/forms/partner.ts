import * as z from 'zod/mini'
import { extras, optionalLine, optionalMessage, requiredEmail, requiredLine } from './fields.ts'

/** The partner suggestion (seed 2, sections 3 and 5). */
export const partnerSchema = z.object({
  partner_name: requiredLine('partnerNameRequired'),
  partner_city: optionalLine(),
  partner_website: optionalLine('long'),
  partner_contact: optionalLine('long'),
  your_name: optionalLine(),
  your_email: requiredEmail,
  message: optionalMessage,
  ...extras,
})
