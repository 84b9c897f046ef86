import { Checkbox } from '#components/ui/checkbox.tsx'
import { RadioField, TextAreaField, TextField } from '#components/ui/fields.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { ContractorFile } from '#lib/leads/contractors/files.ts'
import { holds, LONGEST_TEXT, type Quote } from '#lib/leads/offers/offer.ts'
import { DAY_FIELDS, QUOTE_DAYS } from '#lib/leads/offers/quote-form.ts'
import { dayBefore } from '#lib/site-day.ts'
import { JobForm } from '../../../jobs/_parts/job-form.tsx'
import type { Typed } from '../../../jobs/_parts/typed.ts'
import { type JobView, todayOf } from './view.ts'

interface QuoteFormProps {
  view: JobView
  typed: Typed
  /** The file that was sent before. */
  attached: Pick<ContractorFile, 'id' | 'name'> | null
  lang: Language
}

/** The form of a quote. It begins with what was typed last, or else with the quote as it stands. */
export function QuoteForm({ view, typed, attached, lang }: QuoteFormProps) {
  const { quote: words } = getDictionary(lang).jobPages.job
  const today = todayOf(view)
  const given = valuesOf(view.offer.quote, today)
  const value = (name: string) => typed.value(name) ?? given[name]
  const limit = getFormatters(lang).number(LONGEST_TEXT)
  const dayLabels = [words.day, words.secondDay, words.thirdDay]
  return (
    <>
      <p>{words.text}</p>
      <JobForm
        about={view.form}
        lang={lang}
        action="quote"
        button={view.offer.quote ? words.changeButton : words.button}
        isMain
        hasFiles
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...typed.field('price_low')}
            inputMode="numeric"
            maxLength={20}
            defaultValue={value('price_low')}
            label={words.price}
            hint={words.priceHint}
          />
          <TextField
            {...typed.field('price_high')}
            inputMode="numeric"
            maxLength={20}
            defaultValue={value('price_high')}
            label={words.priceHigh}
            hint={words.priceHighHint}
          />
          <RadioField
            {...typed.field('tax')}
            label={words.tax}
            choices={[
              { value: 'added', label: words.taxAdded },
              { value: 'none', label: words.taxNone },
            ]}
            defaultValue={value('tax') ?? 'added'}
          />
          <TextField
            {...typed.field('permit')}
            inputMode="numeric"
            maxLength={20}
            defaultValue={value('permit')}
            label={words.permit}
            hint={words.permitHint}
          />
        </div>
        <TextAreaField
          {...typed.field('included')}
          data-limit={LONGEST_TEXT}
          maxLength={LONGEST_TEXT}
          defaultValue={value('included')}
          label={words.included}
          hint={fillPlaceholders(words.includedHint, { limit })}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          {DAY_FIELDS.map((name, place) => (
            <TextField
              key={name}
              {...typed.field(name)}
              type="date"
              min={today}
              defaultValue={value(name)}
              label={dayLabels[place] ?? ''}
              hint={place === 0 ? words.dayHint : undefined}
            />
          ))}
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...typed.field('valid_until')}
            type="date"
            min={today}
            defaultValue={value('valid_until') ?? dayBefore(today, -QUOTE_DAYS)}
            label={words.validUntil}
          />
          <TextField
            {...typed.field('photos')}
            type="file"
            accept="application/pdf,image/jpeg,image/png,image/webp"
            label={words.file}
            hint={words.fileHint}
          />
        </div>
        {attached && (
          <div>
            <p className="mb-2 wrap-anywhere">{fillPlaceholders(words.kept, { name: attached.name })}</p>
            <input type="hidden" name="file" value={attached.id} />
            <Checkbox id="quote-no-file" name="no_file" value="yes" label={words.remove} />
          </div>
        )}
      </JobForm>
    </>
  )
}

/** The values of the fields for a quote as it stands. Days that are over are left out, so that a quote that ended is extended by sending it. */
function valuesOf(quote: Quote | null, today: string): Readonly<Record<string, string>> {
  if (!quote) return {}
  const { priceLow, priceHigh, tax, permit, included, validUntil } = quote
  const days = quote.days.filter((day) => day >= today)
  return {
    price_low: String(priceLow),
    price_high: priceHigh === priceLow ? '' : String(priceHigh),
    tax,
    permit: permit === null ? '' : String(permit),
    included,
    ...(holds(quote, today) && { valid_until: validUntil }),
    ...Object.fromEntries(DAY_FIELDS.map((name, place) => [name, days[place] ?? ''])),
  }
}
