import { z } from 'zod'

/** A moment in ISO 8601 with a time zone, such as `2026-07-01T12:00:00Z`. */
export const time = z.iso
  .datetime({ offset: true, error: 'must be a time, such as 2026-07-01T12:00:00Z' })
  .max(40, { error: 'must be a time, such as 2026-07-01T12:00:00Z' })
