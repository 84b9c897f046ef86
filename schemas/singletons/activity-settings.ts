import { ClockIcon } from '@sanity/icons/Clock'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'

const seconds = (name: string, title: string, description?: string) =>
  field.number(name, title, { description, required: true, min: 0, max: 600 })

/** Timing of the live activity popup (docs/product.md, Live activity). */
export const activitySettings = defineType({
  name: 'activitySettings',
  title: 'Live activity timing',
  type: 'document',
  icon: ClockIcon,
  fields: [
    field.yesNo('enabled', 'Show the popup'),
    field.referenceList('activityItem', 'items', 'Messages', {
      description: 'It cycles through six.',
      max: 6,
    }),
    seconds('interval', 'Seconds per message', '12.'),
    seconds('smallScreenInterval', 'Seconds per message on small screens', '22.'),
    seconds('reducedMotionInterval', 'Seconds per message with reduced motion', '20.'),
    seconds('smallScreenDelay', 'Seconds before the first message on small screens', '10.'),
    field.number('smallScreenWidth', 'Width of a small screen', {
      description: 'In pixels. 640.',
      required: true,
      min: 320,
      max: 1280,
      integer: true,
    }),
    field.number('fade', 'Fade', {
      description: 'In milliseconds. 200.',
      required: true,
      min: 0,
      max: 2000,
      integer: true,
    }),
    field.number('maxShown', 'Messages per visitor', {
      description: 'After these the popup stays away for good. 3.',
      required: true,
      min: 1,
      max: 20,
      integer: true,
    }),
  ],
  preview: { prepare: () => ({ title: 'Live activity timing' }) },
})
