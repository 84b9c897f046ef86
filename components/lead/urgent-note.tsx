import { getShell } from '#lib/content/shell.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { phoneHref } from '#lib/i18n/phone.ts'

/** What to do first in an emergency: the advice to call 911, and the phone number of the business, if it has one. */
export async function UrgentNote({ note, lang }: { note: string | null; lang: Language }) {
  const { settings } = await getShell(lang)
  const number = withoutMarks(settings?.telephone ?? '')
  if (!note && !number) return null
  return (
    <div className="mb-8 border-l-4 border-bad pl-4">
      {note && <p className="font-label">{note}</p>}
      {number && (
        <a href={phoneHref(number)} className="btn btn-loud mt-4 text-lead">
          {fillPlaceholders(getDictionary(lang).trustPages.emergency.call, { number })}
        </a>
      )}
    </div>
  )
}
