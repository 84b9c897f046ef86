import { email, line, phone, requiredParagraphs } from './fields.ts'
import { COLON, defineForm } from './form.ts'

/** The contact form (docs/product.md, Forms). */
export const contactForm = defineForm(
  {
    firstName: {
      ...line({ required: 'firstNameRequired' }),
      label: { en: 'First name', fr: 'Prénom' },
      autoComplete: 'given-name',
    },
    lastName: {
      ...line({ required: 'lastNameRequired' }),
      label: { en: 'Last name', fr: 'Nom de famille' },
      autoComplete: 'family-name',
    },
    email,
    phone,
    subject: { ...line({ limit: 'long' }), label: { en: 'Subject', fr: 'Objet' }, wide: true },
    message: { ...requiredParagraphs('messageRequired'), label: { en: 'Message', fr: 'Message' } },
  },
  ({ firstName, lastName, subject, message, ...others }, lang) => ({
    ...others,
    name: `${firstName} ${lastName}`,
    service_type: 'Contact',
    service_type_detail: subject,
    message: [subject, message].filter(Boolean).join(COLON[lang]),
  }),
)
