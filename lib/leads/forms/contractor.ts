import * as z from 'zod/mini'
import {
  extras,
  optionalLine,
  optionalMessage,
  optionalProvince,
  phone,
  requiredEmail,
  requiredLine,
} from './fields.ts'

/** The rules of the contractor application (docs/product.md, Forms). */
export const contractorSchema = z.object({
  business_name: requiredLine('businessNameRequired'),
  name: requiredLine('nameRequired'),
  email: requiredEmail,
  phone,
  city: optionalLine(),
  province_state: optionalProvince,
  specialties: optionalLine('long'),
  years_experience: optionalLine(),
  message: optionalMessage,
  ...extras,
})
