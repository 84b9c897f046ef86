import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { FORMS } from '#lib/leads/forms/index.ts'
import { CHANGES_FOR } from '#lib/leads/mails/changes.ts'
import type { Mail } from '#lib/leads/mails/mail.ts'
import { chosenContractor } from '#lib/leads/offers/chosen.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { readAbout } from '#lib/notices/notices.ts'
import { appointmentText } from '#lib/requests/appointment-text.ts'
import { readStep, type TakenStep } from '#lib/requests/life.ts'
import type { Fact } from './letter.ts'

/** What the customer has done since the minutes began that a mail about changes is for (`addChange`); empty when nothing is known. */
export async function changesIn(outbox: Outbox, { id, about, lang }: Mail): Promise<Fact[]> {
  const part = /-(\d+)-\d+$/.exec(id)?.[1]
  if (part === undefined) return []
  const request = readAbout(about).id
  const events = await outbox.db
    .selectFrom('lead_events')
    .select(['kind', 'detail'])
    .where('submission_id', '=', request)
    .where('kind', 'in', ['step', 'word', 'corrected'])
    .where('at', '>=', Number(part) * CHANGES_FOR)
    .orderBy('id')
    .execute()
  const { changed } = getDictionary(lang).requestPage
  const business = (await chosenContractor(outbox.db, request))?.business ?? null
  const lines = events.map(({ kind, detail }) => {
    if (kind === 'word') return changed.word
    if (kind === 'step') return stepIn(readStep(detail), business, lang)
    return (detail ?? '')
      .split(' ')
      .map((name) => FORMS.lead.fields[name]?.label[lang] ?? changed.postalCode)
      .join(', ')
  })
  return [{ label: changed.label, value: [...new Set(lines)].filter(Boolean).join('\n') }].filter(
    ({ value }) => value,
  )
}

/** A step that the customer has taken, with the contractor or the day; empty for the steps of others. */
function stepIn(taken: TakenStep | null, business: string | null, lang: Language): string {
  if (taken?.by !== 'customer') return ''
  const { changed } = getDictionary(lang).requestPage
  const names: Partial<Record<TakenStep['step'], string>> = changed.steps
  const detail =
    taken.step === 'choose' ? business : taken.appointment && appointmentText(taken.appointment, lang)
  return [names[taken.step], detail].filter(Boolean).join(', ')
}
