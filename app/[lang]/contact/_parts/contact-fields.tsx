import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { LIMITS } from '#lib/leads/forms/limits.ts'
import { optionalLabel } from '../../_components/lead/fields.tsx'
import { PERSON_INPUTS } from '../../_components/lead/person-inputs.ts'
import { TextAreaField, TextField } from '../../_components/ui/field.tsx'

/** First name, last name and email are required. */
export function ContactFields({ lang }: { lang: Language }) {
  const { fields } = getDictionary(lang).forms
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        id="contact-first-name"
        name="firstName"
        label={fields.firstName}
        autoComplete="given-name"
        required
        maxLength={LIMITS.short}
        error=""
      />
      <TextField
        id="contact-last-name"
        name="lastName"
        label={fields.lastName}
        autoComplete="family-name"
        required
        maxLength={LIMITS.short}
        error=""
      />
      <TextField
        id="contact-email"
        name="email"
        {...PERSON_INPUTS.email}
        label={fields.email}
        required
        error=""
      />
      <TextField
        id="contact-phone"
        name="phone"
        {...PERSON_INPUTS.phone}
        label={optionalLabel(fields.phone, lang)}
        error=""
      />
      <div className="sm:col-span-2">
        <TextField
          id="contact-subject"
          name="subject"
          label={optionalLabel(fields.subject, lang)}
          maxLength={LIMITS.long}
          error=""
        />
      </div>
      <div className="sm:col-span-2">
        <TextAreaField
          id="contact-message"
          name="message"
          label={optionalLabel(fields.message, lang)}
          maxLength={LIMITS.message}
          error=""
        />
      </div>
    </div>
  )
}
