import { Disclosure } from '#components/ui/disclosure.tsx'
import { SelectField } from '#components/ui/fields.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { JobAttempt } from '#lib/leads/attempts.ts'
import { readFile } from '#lib/leads/contractors/files.ts'
import { DECLINE_REASONS, holds } from '#lib/leads/offers/offer.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { JobForm } from '../../../jobs/_parts/job-form.tsx'
import { Section } from '../../../jobs/_parts/section.tsx'
import { typedIn } from '../../../jobs/_parts/typed.ts'
import { Ask } from './ask.tsx'
import { QUOTE_PART } from './job-head.tsx'
import { QuoteFacts } from './quote-facts.tsx'
import { QuoteForm } from './quote-form.tsx'
import { type JobView, todayOf } from './view.ts'

interface OpenJobProps {
  store: Outbox
  view: JobView
  /** The form that was sent last and was not taken. */
  attempt: JobAttempt | null
  lang: Language
}

/** The answers to a job before somebody is chosen: a quote first, then "not for me" and a question. */
export async function OpenJob({ store, view, attempt, lang }: OpenJobProps) {
  const { job: words, reasons } = getDictionary(lang).jobPages
  const { offer, job, form } = view
  const today = todayOf(view)
  const isOver = offer.quote !== null && !holds(offer.quote, today)
  const typed = typedIn(attempt, 'quote', lang)
  const decline = typedIn(attempt, 'decline', lang)
  const fileId = typed.value('file') ?? offer.quote?.file
  const file = fileId ? await readFile(store, fileId) : null
  const attached = file?.contractor_id === offer.contractorId ? file : null
  const { title, text, button } = offer.quote ? words.takeBack : words.decline
  return (
    <>
      <Section id={QUOTE_PART} title={words.quote.title}>
        {offer.quote && (
          <QuoteFacts
            quote={offer.quote}
            province={job.province}
            today={today}
            fileName={attached?.name ?? null}
            lang={lang}
          />
        )}
        {!offer.quote && <QuoteForm view={view} typed={typed} attached={attached} lang={lang} />}
      </Section>
      <div className="mt-8">
        {offer.quote && (
          <Disclosure title={words.quote.change} isOpen={typed.isBack || isOver}>
            <QuoteForm view={view} typed={typed} attached={attached} lang={lang} />
          </Disclosure>
        )}
        <Disclosure title={title} isOpen={decline.isBack}>
          <p>{text}</p>
          <JobForm about={form} lang={lang} action="decline" button={button}>
            <SelectField
              {...decline.field('reason')}
              label={words.decline.reason}
              defaultValue={decline.value('reason')}
            >
              <option value="">{words.decline.noReason}</option>
              {DECLINE_REASONS.map((value) => (
                <option key={value} value={value}>
                  {reasons[value]}
                </option>
              ))}
            </SelectField>
          </JobForm>
        </Disclosure>
        <Ask form={form} attempt={attempt} lang={lang} />
      </div>
    </>
  )
}
