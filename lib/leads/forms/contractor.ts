import { city, email, line, paragraphs, phone, province, yourName } from './fields.ts'
import { defineForm, withFacts } from './form.ts'

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
)
