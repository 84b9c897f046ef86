import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { LIMITS } from '#lib/leads/forms/limits.ts'
import { optionalLabel } from '../_components/lead/fields.tsx'
import { PERSON_INPUTS } from '../_components/lead/person-inputs.ts'
import { TextAreaField, TextField } from '../_components/ui/field.tsx'

/** The partner's name and the visitor's email are required. */
export function PartnerFields({ lang }: { lang: Language }) {
  const { fields } = getDictionary(lang).forms
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        id="partner-name"
        name="partner_name"
        label={fields.partnerName}
        required
        maxLength={LIMITS.short}
        error=""
      />
      <TextField
        id="partner-city"
        name="partner_city"
        label={optionalLabel(fields.partnerCity, lang)}
        maxLength={LIMITS.short}
        error=""
      />
      <TextField
        id="partner-website"
        name="partner_website"
        label={optionalLabel(fields.partnerWebsite, lang)}
        inputMode="url"
        maxLength={LIMITS.long}
        error=""
      />
      <TextField
        id="partner-contact"
        name="partner_contact"
        label={optionalLabel(fields.partnerContact, lang)}
        maxLength={LIMITS.long}
        error=""
      />
      <TextField
        id="partner-your-name"
        name="your_name"
        {...PERSON_INPUTS.name}
        label={optionalLabel(fields.yourName, lang)}
        error=""
      />
      <TextField
        id="partner-your-email"
        name="your_email"
        {...PERSON_INPUTS.email}
        label={fields.yourEmail}
        required
        error=""
      />
      <div className="sm:col-span-2">
        <TextAreaField
          id="partner-message"
          name="message"
          label={optionalLabel(fields.reason, lang)}
          maxLength={LIMITS.message}
          error=""
        />
      </div>
    </div>
  )
}
