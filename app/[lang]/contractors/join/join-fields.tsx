import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { LIMITS } from '#lib/leads/forms/limits.ts'
import { optionalLabel, ProvinceOptions } from '../../_components/lead/fields.tsx'
import { SelectField, TextAreaField, TextField } from '../../_components/ui/field.tsx'

interface JoinFieldsProps {
  provinces: Parameters<typeof ProvinceOptions>[0]['provinces']
  lang: Language
}

/** Business name, name and email are required (seed 2, section 5). */
export function JoinFields({ provinces, lang }: JoinFieldsProps) {
  const { fields, hints, choose } = getDictionary(lang).forms
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        id="join-business"
        name="business_name"
        label={fields.businessName}
        autoComplete="organization"
        required
        maxLength={LIMITS.short}
        error=""
      />
      <TextField
        id="join-name"
        name="name"
        label={fields.yourName}
        autoComplete="name"
        required
        maxLength={LIMITS.short}
        error=""
      />
      <TextField
        id="join-email"
        name="email"
        type="email"
        label={fields.email}
        autoComplete="email"
        required
        maxLength={LIMITS.email}
        error=""
      />
      <TextField
        id="join-phone"
        name="phone"
        type="tel"
        label={optionalLabel(fields.phone, lang)}
        autoComplete="tel"
        maxLength={LIMITS.phone}
        error=""
      />
      <TextField
        id="join-city"
        name="city"
        label={optionalLabel(fields.city, lang)}
        autoComplete="address-level2"
        maxLength={LIMITS.short}
        error=""
      />
      <SelectField
        id="join-province"
        name="province_state"
        label={optionalLabel(fields.province, lang)}
        autoComplete="address-level1"
        error=""
      >
        <option value="">{choose}</option>
        <ProvinceOptions provinces={provinces} />
      </SelectField>
      <TextField
        id="join-specialties"
        name="specialties"
        label={optionalLabel(fields.specialties, lang)}
        hint={hints.specialties}
        maxLength={LIMITS.long}
        error=""
      />
      <TextField
        id="join-experience"
        name="years_experience"
        label={optionalLabel(fields.experience, lang)}
        inputMode="numeric"
        maxLength={LIMITS.short}
        error=""
      />
      <div className="sm:col-span-2">
        <TextAreaField
          id="join-message"
          name="message"
          label={optionalLabel(fields.about, lang)}
          maxLength={LIMITS.message}
          error=""
        />
      </div>
    </div>
  )
}
