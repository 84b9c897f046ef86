import * as z from 'zod/mini'
import {
  extras,
  optionalChoice,
  optionalDay,
  optionalLine,
  phone,
  projectMessage,
  requiredEmail,
  requiredLine,
  requiredProvince,
} from './fields.ts'
import { BUDGET_RANGES, LEAD_URGENCIES, TIMELINES } from './options.ts'

/** The rules of the booking wizard and the quote request (docs/product.md, Forms). */
export const leadSchema = z.object({
  service_type: requiredLine('selectService'),
  service_type_detail: optionalLine(),
  name: requiredLine('nameRequired'),
  email: requiredEmail,
  city: requiredLine('cityRequired'),
  province_state: requiredProvince,
  property_address: optionalLine('long'),
  message: projectMessage,
  preferred_date: optionalDay,
  timeline: optionalChoice(TIMELINES),
  budget_range: optionalChoice(BUDGET_RANGES),
  urgency: optionalChoice(LEAD_URGENCIES),
  phone,
  /** The key of the contractor that the quote is requested from. */
  contractor: optionalLine(),
  ...extras,
})
