import type { ReactNode, RefObject } from 'react'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { ActivityTiming } from '#lib/live-activity/timing.ts'

export type ActivityType = 'booking' | 'completion' | 'review' | 'popular'

/** One message of the popup, ready to be shown. */
export interface ActivityItem {
  id: string
  type: ActivityType
  message: string
  /** The path of the service in the message; absent when the visitor is on that page. */
  href?: string
  location: string
  timeAgo: string
  /** The avatar of the customer; absent when the message names no customer. */
  avatar?: ReactNode
  verified: boolean
  urgent: boolean
  rating?: { value: number; label: string }
}

export type ActivityWords = Dictionary['activity'] & { verified: string }

export interface ActivityProps {
  /** `null` when the popup shows real requests: it then loads them from the server. */
  items: ActivityItem[] | null
  timing: ActivityTiming
  words: ActivityWords
  lang: Language
}

export interface PopupProps extends ActivityProps {
  /** The element at whose place the messages are, as wide as they are. */
  place: RefObject<HTMLElement | null>
}
