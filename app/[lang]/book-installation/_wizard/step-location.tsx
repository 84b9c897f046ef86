import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { LIMITS } from '#lib/leads/forms/limits.ts'
import { PERSON_INPUTS } from '../../_components/lead/person-inputs.ts'
import { SelectField, TextField } from '../../_components/ui/field.tsx'
import type { StepProps, WizardProps } from './types.ts'

type StepLocationProps = StepProps & Pick<WizardProps, 'provinces' | 'cities'>

/** Step 2: who asks, and where the job is. */
export function StepLocation({ register, errorOf, chosen, words, provinces, cities }: StepLocationProps) {
  const { fields, hints } = words
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        id="booking-name"
        {...PERSON_INPUTS.name}
        label={fields.name}
        required
        error={errorOf('name')}
        {...register('name')}
      />
      <TextField
        id="booking-email"
        {...PERSON_INPUTS.email}
        label={fields.email}
        required
        error={errorOf('email')}
        {...register('email')}
      />
      <TextField
        id="booking-city"
        {...PERSON_INPUTS.city}
        label={fields.city}
        list="booking-cities"
        required
        defaultValue={chosen.city}
        error={errorOf('city')}
        {...register('city')}
      />
      <datalist id="booking-cities">
        {cities.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <SelectField
        id="booking-province_state"
        label={fields.province}
        autoComplete="address-level1"
        required
        defaultValue={chosen.province ?? ''}
        error={errorOf('province_state')}
        {...register('province_state')}
      >
        <option value="">{words.choose}</option>
        {provinces.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className="sm:col-span-2">
        <TextField
          id="booking-property_address"
          label={fillPlaceholders(words.optional, { label: fields.address })}
          hint={hints.address}
          autoComplete="street-address"
          maxLength={LIMITS.long}
          error={errorOf('property_address')}
          {...register('property_address')}
        />
      </div>
    </div>
  )
}
