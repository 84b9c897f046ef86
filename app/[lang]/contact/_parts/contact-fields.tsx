import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { LIMITS } from '#lib/leads/forms/limits.ts'
import { optionalLabel } from '../../_components/lead/fields.tsx'
import { TextAreaField, TextField } from '../../_components/ui/field.tsx'

/** First name, last name and email are required (seed 2, section 5). */
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
        type="email"
        label={fields.email}
        autoComplete="email"
        required
        maxLength={LIMITS.email}
        error=""
      />
      <TextField
        id="contact-phone"
        name="phone"
        type="tel"
        label={optionalLabel(fields.phone, lang)}
        autoComplete="tel"
        maxLength={LIMITS.phone}
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
