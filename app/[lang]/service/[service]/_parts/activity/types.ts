import type { ReactNode } from 'react'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { ActivityTiming } from '#lib/live-activity/timing.ts'

export type ActivityType = 'booking' | 'completion' | 'review' | 'popular'

/** One message of the popup, ready to be shown. */
export interface ActivityItem {
  id: string
  type: ActivityType
  message: string
  /** The service it is about, unless that is the page itself. */
  href?: string
  location: string
  timeAgo: string
  /** Whose activity it is; absent without a person. */
  avatar?: ReactNode
  verified: boolean
  urgent: boolean
  rating?: { value: number; label: string }
}

export type ActivityWords = Dictionary['activity'] & { verified: string }

export interface ActivityProps {
  /** `null` when the popup shows real requests, which it asks the server for. */
  items: ActivityItem[] | null
  timing: ActivityTiming
  words: ActivityWords
  lang: Language
}
