import { getOnCall } from '#lib/content/availability.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { seenAt } from '#lib/requests/seen-at.ts'

/** How many contractors take emergencies now, and when that was counted. Where nobody does, nothing. */
export async function OnCall({ lang }: { lang: Language }) {
  const onCall = await getOnCall()
  if (!onCall) return null
  const words = getDictionary(lang).availability
  const { number, plural } = getFormatters(lang)
  return (
    <div className="band-ruled bg-wash">
      <p className="wrap py-4">
        <span className="font-bold">
          {fillPlaceholders(plural(onCall.count, words.onCall), { count: number(onCall.count) })}
        </span>{' '}
        <span className="text-small">
          {fillPlaceholders(words.counted, { when: seenAt(onCall.now, lang) })}
        </span>
      </p>
    </div>
  )
}
