import * as z from 'zod/mini'
import { extras, optionalLine, optionalMessage, requiredEmail, requiredLine } from './fields.ts'

/** The rules of the partner suggestion (docs/product.md, Forms). */
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
