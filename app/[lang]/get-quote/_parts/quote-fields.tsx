import type { Quote } from '#lib/content/get-quote.ts'
import { byName } from '#lib/content/lead-form.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { LIMITS } from '#lib/leads/forms/limits.ts'
import { optionalLabel, ProvinceOptions, WordOptions } from '../../_components/lead/fields.tsx'
import { PERSON_INPUTS } from '../../_components/lead/person-inputs.ts'
import { SelectField, TextAreaField, TextField } from '../../_components/ui/field.tsx'
import { CarriedWords } from './carried-words.tsx'

interface QuoteFieldsProps {
  quote: Quote
  lang: Language
}

/** The job first, then who asks; chosen in the address is chosen here. */
export function QuoteFields({ quote, lang }: QuoteFieldsProps) {
  const {
    fields,
    hints,
    quote: words,
    timelines,
    urgencies,
    budgets,
    noPreference,
  } = getDictionary(lang).forms
  const { contractor, urgent } = quote
  return (
    <>
      <CarriedWords serviceField="quote-service" messageField="quote-message" />
      {contractor && <input type="hidden" name="contractor" value={contractor.key ?? ''} />}
      <fieldset>
        <legend className="type-h3 mb-5">{words.job}</legend>
        <div className="grid gap-5 sm:grid-cols-2">
          <ServiceField quote={quote} lang={lang} />
          <SelectField
            id="quote-timeline"
            name="timeline"
            label={optionalLabel(fields.timeline, lang)}
            defaultValue={urgent ? 'ASAP' : ''}
            error=""
          >
            <option value="">{noPreference}</option>
            <WordOptions words={timelines} />
          </SelectField>
          <div className="sm:col-span-2">
            <TextAreaField
              id="quote-message"
              name="message"
              label={fields.project}
              hint={hints.project}
              required
              maxLength={LIMITS.message}
              error=""
            />
          </div>
          <SelectField
            id="quote-urgency"
            name="urgency"
            label={optionalLabel(fields.urgency, lang)}
            defaultValue={urgent ? 'Emergency' : ''}
            error=""
          >
            <option value="">{noPreference}</option>
            <WordOptions words={urgencies} />
          </SelectField>
          <SelectField
            id="quote-budget"
            name="budget_range"
            label={optionalLabel(fields.budget, lang)}
            defaultValue=""
            error=""
          >
            <option value="">{noPreference}</option>
            <WordOptions words={budgets} />
          </SelectField>
        </div>
      </fieldset>
      <PersonFields quote={quote} lang={lang} />
    </>
  )
}

function ServiceField({ quote, lang }: QuoteFieldsProps) {
  const { fields, choose, quote: words } = getDictionary(lang).forms
  const { services, emergencies, service, emergency } = quote
  return (
    <SelectField
      id="quote-service"
      name="service_type"
      label={fields.service}
      defaultValue={service?.slug ?? emergency?.slug ?? ''}
      required
      error=""
    >
      <option value="">{choose}</option>
      <optgroup label={words.services}>
        {byName(services, lang).map(({ _id, name, slug }) => (
          <option key={_id} value={slug ?? ''}>
            {name}
          </option>
        ))}
        <option value="other">{words.other}</option>
      </optgroup>
      <optgroup label={words.emergencies}>
        {emergencies.map(({ _id, name, slug }) => (
          <option key={_id} value={slug}>
            {name}
          </option>
        ))}
      </optgroup>
    </SelectField>
  )
}

function PersonFields({ quote, lang }: QuoteFieldsProps) {
  const { fields, hints, choose, quote: words } = getDictionary(lang).forms
  const { cities, provinces, city } = quote
  return (
    <fieldset className="mt-11">
      <legend className="type-h3 mb-5">{words.you}</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id="quote-name"
          name="name"
          {...PERSON_INPUTS.name}
          label={fields.name}
          required
          error=""
        />
        <TextField
          id="quote-email"
          name="email"
          {...PERSON_INPUTS.email}
          label={fields.email}
          required
          error=""
        />
        <TextField
          id="quote-where"
          name="city"
          {...PERSON_INPUTS.city}
          label={fields.city}
          defaultValue={city?.name ?? undefined}
          list="quote-cities"
          required
          error=""
        />
        <datalist id="quote-cities">
          {cities.map(({ _id, name }) => (
            <option key={_id} value={name ?? ''} />
          ))}
        </datalist>
        <SelectField
          id="quote-province"
          name="province_state"
          label={fields.province}
          defaultValue={city?.province?.code ?? ''}
          autoComplete="address-level1"
          required
          error=""
        >
          <option value="">{choose}</option>
          <ProvinceOptions provinces={provinces} />
        </SelectField>
        <TextField
          id="quote-phone"
          name="phone"
          {...PERSON_INPUTS.phone}
          label={optionalLabel(fields.phone, lang)}
          hint={hints.phone}
          error=""
        />
        <TextField
          id="quote-address"
          name="property_address"
          label={optionalLabel(fields.address, lang)}
          hint={hints.address}
          autoComplete="street-address"
          maxLength={LIMITS.long}
          error=""
        />
      </div>
    </fieldset>
  )
}
