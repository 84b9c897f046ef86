import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { LIMITS } from '#lib/leads/forms/limits.ts'
import { optionalLabel, ProvinceOptions } from '../../_components/lead/fields.tsx'
import { PERSON_INPUTS } from '../../_components/lead/person-inputs.ts'
import { SelectField, TextAreaField, TextField } from '../../_components/ui/field.tsx'

interface JoinFieldsProps {
  provinces: Parameters<typeof ProvinceOptions>[0]['provinces']
  lang: Language
}

/** Business name, name and email are required. */
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
        {...PERSON_INPUTS.name}
        label={fields.yourName}
        required
        error=""
      />
      <TextField
        id="join-email"
        name="email"
        {...PERSON_INPUTS.email}
        label={fields.email}
        required
        error=""
      />
      <TextField
        id="join-phone"
        name="phone"
        {...PERSON_INPUTS.phone}
        label={optionalLabel(fields.phone, lang)}
        error=""
      />
      <TextField
        id="join-city"
        name="city"
        {...PERSON_INPUTS.city}
        label={optionalLabel(fields.city, lang)}
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
