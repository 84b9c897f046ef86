import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineBlock, headingFields } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'

/** The estimator of one service. */
export const block = defineBlock({
  name: 'estimatorBlock',
  title: { en: 'Estimator', fr: 'Estimateur' },
  icon: CalendarIcon,
  group: 'action',
  thumbnail:
    '<rect x="12" y="14" width="70" height="10"/><path d="M12 48h70v4H12zM12 68h70v4H12z" opacity=".5"/><circle cx="50" cy="50" r="7"/><circle cx="30" cy="70" r="7"/><rect x="98" y="36" width="50" height="50" opacity=".35"/>',
  landingOnly: true,
  fields: [
    ...headingFields(),
    field.reference('service', 'service', ['Service', 'Service'], { required: true }),
  ],
})
