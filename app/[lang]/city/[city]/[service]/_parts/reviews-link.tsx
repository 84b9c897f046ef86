import { Icon } from '#components/ui/icon.tsx'
import { REVIEWS } from './local-view.ts'

/** Links to the local reviews, which are in a tab: the address opens it (tabs.tsx). */
export function ReviewsLink({ label }: { label: string }) {
  return (
    <a href={`#${REVIEWS}`} className="text-link">
      <span>{label}</span>
      <Icon name="arrow" />
    </a>
  )
}
