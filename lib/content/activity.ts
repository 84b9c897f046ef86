import 'server-only'
import { defineQuery } from 'groq'
import { contentReader } from './read.ts'

export const activityQuery = defineQuery(`*[_type == "activitySettings" && _id == "activitySettings"][0]{
  _id, enabled, fromRequests, samplesInPublic, interval, smallScreenInterval, reducedMotionInterval, smallScreenDelay, smallScreenWidth, fade, maxShown,
  "items": items[0...6]->{
    _id, type, message, location, timeAgo, service->{_id, "slug": slug.current}, rating, initials, verified, urgent, sample
  }
}`)

/** The live activity popup's timing and messages, or `null` when its settings are not published. */
export const getActivity = contentReader(activityQuery)

export type ActivityContent = NonNullable<Awaited<ReturnType<typeof getActivity>>>
