import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { SiteLink } from '#components/ui/links.tsx'
import { Rating } from '#components/ui/rating.tsx'
import { Tag } from '#components/ui/tag.tsx'
import type { Language } from '#lib/i18n/languages.ts'
import type { Hold } from '#lib/live-activity/cycle.ts'
import { ActivityDisc } from './activity-disc.tsx'
import type { ActivityItem, ActivityWords } from './types.ts'

interface ActivityCardProps {
  item: ActivityItem
  leaving: boolean
  /** How long the card takes to appear or disappear, in milliseconds. */
  fade: number
  words: ActivityWords
  lang: Language
  onHold(by: Hold): void
  onRelease(by: Hold): void
  onClose(): void
}

export function ActivityCard(props: ActivityCardProps) {
  const { item, leaving, fade, words, lang, onHold, onRelease, onClose } = props
  const card = useRef<HTMLElement>(null)
  useScrollPadding(card)

  function releaseFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onRelease('focus')
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose()
  }

  return (
    <section
      ref={card}
      aria-label={words.label}
      data-leaving={leaving || undefined}
      onPointerEnter={() => onHold('pointer')}
      onPointerLeave={() => onRelease('pointer')}
      onFocus={() => onHold('focus')}
      onBlur={releaseFocus}
      onKeyDown={closeOnEscape}
      style={{ transitionDuration: `${fade}ms` }}
      className="absolute right-0 bottom-0 flex w-full items-start gap-4 rounded-frame border-2 border-rule bg-paper p-3 text-ink transition-opacity data-leaving:opacity-0 starting:opacity-0"
    >
      <ActivityDisc item={item} />
      <div className="min-w-0 grow text-small">
        <p className="mr-9 font-bold">
          {item.href ? (
            <SiteLink href={item.href} lang={lang} className="underline-offset-4 hover:underline">
              {item.message}
            </SiteLink>
          ) : (
            item.message
          )}
        </p>
        <p className="flex flex-wrap gap-x-4 text-muted">
          {item.location && <span>{item.location}</span>}
          <span>{item.timeAgo}</span>
        </p>
        <Marks item={item} words={words} />
      </div>
      <button
        type="button"
        aria-label={words.close}
        onClick={onClose}
        className="absolute top-0 right-0 flex size-11 items-center justify-center rounded-control hover:bg-loud hover:text-dark"
      >
        <Icon name="close" />
      </button>
    </section>
  )
}

/** The labels of a message: urgent, the stars of a review, a verified customer. */
function Marks({ item, words }: { item: ActivityItem; words: ActivityWords }) {
  if (!item.verified && !item.urgent && !item.rating) return null
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
      {item.urgent && <Tag tone="loud">{words.urgent}</Tag>}
      {item.rating && <Rating value={item.rating.value} label={item.rating.label} />}
      {item.verified && (
        <span className="flex items-center gap-1 font-label text-good">
          <Icon name="check" className="size-3.5" />
          {words.verified}
        </span>
      )}
    </div>
  )
}

/** While the card is shown, the browser scrolls a focused element so far that the card does not cover it (WCAG 2.2, 2.4.11). */
function useScrollPadding(card: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement
    const fromBottom = window.innerHeight - (card.current?.getBoundingClientRect().top ?? window.innerHeight)
    style.scrollPaddingBottom = `${fromBottom + 16}px`
    return () => {
      style.scrollPaddingBottom = ''
    }
  }, [card])
}
