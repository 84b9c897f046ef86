import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { readContent } from './read.ts'

export const activityQuery = defineQuery(`*[_type == "activitySettings" && _id == "activitySettings"][0]{
  _id, enabled, interval, smallScreenInterval, reducedMotionInterval, smallScreenDelay, smallScreenWidth, fade, maxShown,
  "items": items[0...6]->{
    _id, type, message, location, timeAgo, service->{_id, "slug": slug.current}, rating, initials, verified, urgent
  }
}`)

/** The live activity popup's timing and messages, or `null` when its settings are not published. */
export async function getActivity(lang: Language) {
  'use cache'
  return localize(await readContent(activityQuery), lang)
}

export type ActivityContent = NonNullable<Awaited<ReturnType<typeof getActivity>>>
