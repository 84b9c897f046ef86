import * as z from 'zod/mini'
import { AUTHORITIES, authorityOf, licenceProblem } from '#lib/matching/licence-numbers.ts'
import {
  city,
  column,
  dollars,
  email,
  type FieldError,
  lastDay,
  lastDayError,
  line,
  paragraphs,
  phone,
  province,
  several,
  yesNo,
  yourName,
} from './fields.ts'
import { defineForm, withFacts } from './form.ts'
import { nameInRow, rowsIn } from './rows.ts'

/** The licences that the form asks for. Other programs may send more. */
export const MOST_LICENCES = 3

/** The hours of emergencies that can be ticked. `lib/leads/contractors/from-application.ts` has them as times of a week. */
const EMERGENCY_HOURS = {
  days: { en: 'Monday to Friday, 8 a.m. to 6 p.m.', fr: 'Du lundi au vendredi, de 8\u00A0h à 18\u00A0h' },
  nights: {
    en: 'Weeknights, 6 p.m. to 8 a.m.',
    fr: 'Les soirs et les nuits de semaine, de 18\u00A0h à 8\u00A0h',
  },
  weekends: {
    en: 'Weekends, from Saturday 8 a.m. to Monday 8 a.m.',
    fr: 'La fin de semaine, du samedi 8\u00A0h au lundi 8\u00A0h',
  },
}

/** A licence of an application, as it was typed. */
interface TypedLicence {
  /** A key of `AUTHORITIES`. */
  authority: string
  number: string
  /** The last day, as `2027-03-31`; empty when it is not said. */
  expires: string
}

/** The licences in the answers of an application. A row without an authority and a number is none. */
export function licencesIn(values: Readonly<Record<string, unknown>>): TypedLicence[] {
  return licenceRows(values).filter(({ authority, number }) => authority || number)
}

function licenceRows(values: Readonly<Record<string, unknown>>): TypedLicence[] {
  const [authorities = [], numbers = [], days = []] = [
    values.licence_authority,
    values.licence_number,
    values.licence_expires,
  ].map(rowsIn)
  const rows = Math.max(authorities.length, numbers.length, days.length)
  return Array.from({ length: rows }, (_, row) => ({
    authority: authorities[row] ?? '',
    number: numbers[row] ?? '',
    expires: days[row] ?? '',
  }))
}

type LicenceField = 'licence_authority' | 'licence_number' | 'licence_expires'

/** What is wrong with one licence. */
function licenceErrors({
  authority,
  number,
  expires,
}: TypedLicence): Partial<Record<LicenceField, FieldError>> {
  const day = lastDayError(expires)
  const problem = authority && number ? licenceProblem(authority, number) : null
  return {
    ...(!authority && (number || expires) && { licence_authority: 'licenceAuthorityMissing' }),
    ...(authority && !authorityOf(authority) && { licence_authority: 'optionInvalid' }),
    ...(authority && !number && { licence_number: 'licenceNumberMissing' }),
    ...(problem === 'wrongForm' && { licence_number: 'licenceNumberWrong' }),
    ...(day && { licence_expires: day }),
  }
}

/** The contractor application (docs/product.md, Forms). */
export const contractorForm = defineForm(
  {
    business_name: {
      ...line({ required: 'businessNameRequired' }),
      label: { en: 'Business name', fr: 'Nom de l’entreprise' },
      autoComplete: 'organization',
    },
    name: { ...line({ required: 'nameRequired' }), ...yourName },
    email,
    phone,
    city: { ...line(), ...city },
    province_state: province,
    specialties: {
      ...line({ limit: 'long' }),
      label: { en: 'Specialties', fr: 'Spécialités' },
      hint: {
        en: 'The trades you work in, such as TV mounting, electrical.',
        fr: 'Vos domaines, par exemple installation de téléviseurs, électricité.',
      },
    },
    years_experience: {
      ...line(),
      label: { en: 'Years of experience', fr: 'Années d’expérience' },
      inputMode: 'numeric',
    },
    message: {
      ...paragraphs,
      label: { en: 'What else should we know?', fr: 'Que devrions-nous savoir d’autre?' },
    },
    // What matching needs. The page asks for it in a part of its own (`together`).
    categories: { ...several(), label: { en: 'Whole trades', fr: 'Métiers entiers' } },
    services: { ...several(), label: { en: 'Services', fr: 'Services' } },
    provinces: { ...several(), label: { en: 'Whole provinces', fr: 'Provinces entières' } },
    cities: { ...several(), label: { en: 'Cities', fr: 'Villes' } },
    emergencies: {
      ...yesNo(),
      kind: 'hidden',
      label: { en: 'Do you take emergencies?', fr: 'Acceptez-vous les urgences?' },
    },
    emergency_hours: {
      ...several(EMERGENCY_HOURS),
      label: { en: 'When do you take emergencies?', fr: 'Quand acceptez-vous les urgences?' },
      hint: {
        en: 'If you tick none: at any time.',
        fr: 'Si vous ne cochez rien\u00A0: en tout temps.',
      },
    },
    licence_authority: {
      ...column(),
      kind: 'select',
      empty: 'choose',
      options: Object.fromEntries(Object.entries(AUTHORITIES).map(([id, { name }]) => [id, name])),
      label: { en: 'Issued by', fr: 'Délivrée par' },
    },
    licence_number: { ...column(), label: { en: 'Licence number', fr: 'Numéro de licence' } },
    licence_expires: { ...column(), kind: 'date', label: { en: 'Valid until', fr: 'Valide jusqu’au' } },
    insurance_amount: {
      ...dollars,
      label: { en: 'Liability insurance, in dollars', fr: 'Assurance responsabilité, en dollars' },
      inputMode: 'numeric',
    },
    insurer: { ...line(), label: { en: 'Insurer', fr: 'Assureur' } },
    insurance_expires: { ...lastDay, label: { en: 'Insured until', fr: 'Assurance valide jusqu’au' } },
  },
  ({ business_name, name, specialties, years_experience, message, ...others }, lang) => ({
    ...others,
    name: name || business_name,
    service_type: 'Contractor Signup',
    service_type_detail: specialties,
    message: withFacts(
      [
        [{ en: 'Business', fr: 'Entreprise' }, business_name],
        [{ en: 'Specialties', fr: 'Spécialités' }, specialties],
        [{ en: 'Years of experience', fr: 'Années d’expérience' }, years_experience],
      ],
      message,
      lang,
    ),
  }),
  {
    together: [
      'categories',
      'services',
      'provinces',
      'cities',
      'emergencies',
      'emergency_hours',
      'licence_authority',
      'licence_number',
      'licence_expires',
      'insurance_amount',
      'insurer',
      'insurance_expires',
    ],
    rules: [
      z.check(({ value, issues }) => {
        for (const [row, licence] of licenceRows(value).entries()) {
          for (const [name, message] of Object.entries(licenceErrors(licence)))
            issues.push({ code: 'custom', path: [nameInRow(name, row)], message, input: value })
        }
      }),
    ],
    wordsOf: (name, values, lang) => {
      const licence = licenceRows(values).find((_, row) => name === nameInRow('licence_number', row))
      const authority = authorityOf(licence?.authority ?? '')
      const words: Record<string, string> = {}
      if (!licence || !authority) return words
      return { number: licence.number, authority: authority.name[lang], example: authority.example }
    },
  },
)
