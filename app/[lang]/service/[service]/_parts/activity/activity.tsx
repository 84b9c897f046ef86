import { ratingText } from '#components/review/rating-text.ts'
import { Avatar } from '#components/ui/avatar.tsx'
import { type ActivityContent, getActivity } from '#lib/content/activity.ts'
import { env } from '#lib/env.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { DEFAULT_TIMING } from '#lib/live-activity/timing.ts'
import { isPublicSite } from '#lib/seo/public-site.ts'
import { ActivityLoader } from './activity-loader.tsx'
import type { ActivityItem } from './types.ts'

interface Props {
  /** The service whose page this is. */
  service: string
  lang: Language
}

/**
 * The live activity popup of a service page: recent bookings and reviews of other customers, one message at a time. Readers of a
 * public site would believe invented items. So there these are hidden, unless staff show them. Everywhere each says that it is a
 * sample.
 */
export async function Activity({ service, lang }: Props) {
  const content = await getActivity(lang)
  if (!content?.enabled) return null
  const isOf = (item: StoredItem) => item.service?.slug === service
  const items = content.fromRequests
    ? null
    : (content.items ?? [])
        .filter(({ sample }) => !sample || !isPublicSite(env) || content.samplesInPublic)
        // The page's own service first.
        .toSorted((one, other) => Number(isOf(other)) - Number(isOf(one)))
        .flatMap((item) => toItem(item, service, lang) ?? [])
  if (items?.length === 0) return null
  const { activity, reviews } = getDictionary(lang)
  return (
    <ActivityLoader
      items={items}
      timing={toTiming(content)}
      words={{ ...activity, verified: reviews.verifiedReview }}
      lang={lang}
    />
  )
}

type StoredItem = NonNullable<ActivityContent['items']>[number]

/** The item as the popup shows it; `null` when it has no message or no type. */
function toItem(item: StoredItem, currentService: string, lang: Language): ActivityItem | null {
  if (!item.message || !item.type) return null
  const slug = item.service?.slug
  return {
    id: item._id,
    type: item.type,
    message: item.message,
    href: slug && slug !== currentService ? `/${slug}` : undefined,
    location: item.location ?? '',
    // An invented item happened at no time.
    timeAgo: (item.sample ? getDictionary(lang).activity.sample : item.timeAgo) ?? '',
    avatar: item.initials ? <Avatar name={null} initials={item.initials} /> : undefined,
    // An invented item never shows 'Verified customer', as no invented review does.
    verified: item.verified === true && !item.sample,
    urgent: item.urgent === true,
    rating: item.rating ? { value: item.rating, label: ratingText(item.rating, lang) } : undefined,
  }
}

function toTiming(content: ActivityContent) {
  return {
    interval: content.interval ?? DEFAULT_TIMING.interval,
    smallScreenInterval: content.smallScreenInterval ?? DEFAULT_TIMING.smallScreenInterval,
    reducedMotionInterval: content.reducedMotionInterval ?? DEFAULT_TIMING.reducedMotionInterval,
    smallScreenDelay: content.smallScreenDelay ?? DEFAULT_TIMING.smallScreenDelay,
    smallScreenWidth: content.smallScreenWidth ?? DEFAULT_TIMING.smallScreenWidth,
    fade: content.fade ?? DEFAULT_TIMING.fade,
    maxShown: content.maxShown ?? DEFAULT_TIMING.maxShown,
  }
}
