import { Disclosure } from '#components/ui/disclosure.tsx'
import { TextAreaField, TextField } from '#components/ui/fields.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { JobAttempt } from '#lib/leads/attempts.ts'
import { LONGEST_TEXT } from '#lib/leads/offers/offer.ts'
import { PHOTO_TYPES } from '#lib/leads/photos/limits.ts'
import { JobForm } from '../../../jobs/_parts/job-form.tsx'
import { Section } from '../../../jobs/_parts/section.tsx'
import { Sure } from '../../../jobs/_parts/sure.tsx'
import { typedIn } from '../../../jobs/_parts/typed.ts'
import { Ask } from './ask.tsx'
import { Customer } from './customer.tsx'
import { Finished } from './finished.tsx'
import { JobDay } from './job-day.tsx'
import { QuoteFacts } from './quote-facts.tsx'
import { type JobView, todayOf } from './view.ts'

interface ChosenJobProps {
  view: JobView
  attempt: JobAttempt | null
  lang: Language
}

/** The job of the chosen contractor: who the customer is, the day, and the end of the work. */
export function ChosenJob({ view, attempt, lang }: ChosenJobProps) {
  const { job: words } = getDictionary(lang).jobPages
  const { offer, job, form } = view
  const isDone = job.life.state === 'done'
  const isEarly = (job.life.appointment?.day ?? '') > todayOf(view)
  const finish = typedIn(attempt, 'finish', lang)
  const drop = typedIn(attempt, 'drop', lang)
  return (
    <>
      <Customer job={job} lang={lang} />
      {isDone && offer.finished && (
        <Finished finished={offer.finished} quote={offer.quote} job={job} lang={lang} />
      )}
      {!isDone && <JobDay view={view} attempt={attempt} lang={lang} />}
      {offer.quote && (
        <Section title={words.quote.title}>
          <QuoteFacts
            quote={offer.quote}
            province={job.province}
            fileName={offer.quote.file && words.facts.file}
            lang={lang}
          />
        </Section>
      )}
      <div className="mt-8">
        <Ask form={form} isChosen attempt={attempt} lang={lang} />
      </div>
      {!isDone && (
        <div>
          <Disclosure title={words.finish.title} isOpen={finish.isBack}>
            <p>{words.finish.text}</p>
            <JobForm about={form} lang={lang} action="finish" button={words.finish.button} hasFiles>
              <TextField
                {...finish.field('final_price')}
                inputMode="decimal"
                maxLength={20}
                defaultValue={finish.value('final_price')}
                label={words.finish.price}
                hint={words.finish.priceHint}
              />
              <TextAreaField
                {...finish.field('text')}
                data-limit={LONGEST_TEXT}
                maxLength={LONGEST_TEXT}
                defaultValue={finish.value('text')}
                label={words.finish.words}
              />
              <TextField
                {...finish.field('photos')}
                type="file"
                accept={PHOTO_TYPES.join()}
                label={words.finish.photo}
                hint={words.finish.photoHint}
              />
              {isEarly && <Sure typed={finish} label={words.finish.sure} />}
            </JobForm>
          </Disclosure>
          <Disclosure title={words.drop.title} isOpen={drop.isBack}>
            <p>{words.drop.text}</p>
            <JobForm about={form} lang={lang} action="drop" button={words.drop.button}>
              <Sure typed={drop} label={words.drop.sure} />
            </JobForm>
          </Disclosure>
        </div>
      )}
    </>
  )
}
