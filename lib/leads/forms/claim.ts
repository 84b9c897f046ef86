import { email, line, pastDay, phone, requiredParagraphs, yourName } from './fields.ts'
import { defineForm } from './form.ts'

/** The guarantee claim (docs/product.md, Guarantee claim). */
export const claimForm = defineForm(
  {
    booking_reference: {
      ...line({ required: 'bookingReferenceRequired' }),
      label: { en: 'Booking reference', fr: 'Numéro de réservation' },
      hint: {
        en: 'The reference number in our emails, such as M-7K3Q-92TX.',
        fr: 'Le numéro de référence dans nos courriels, comme M-7K3Q-92TX.',
      },
    },
    email: {
      ...email,
      hint: { en: 'The one you gave when you booked.', fr: 'Celui donné au moment de la réservation.' },
    },
    installed_on: {
      ...pastDay('installedOnRequired'),
      label: { en: 'Day of the installation', fr: 'Date de l’installation' },
    },
    noticed_on: {
      ...pastDay(),
      label: { en: 'Day you noticed the problem', fr: 'Date où vous avez constaté le problème' },
    },
    message: {
      ...requiredParagraphs('messageRequired'),
      label: { en: 'What is wrong?', fr: 'Quel est le problème?' },
    },
    name: { ...line(), ...yourName },
    phone,
  },
  ({ booking_reference, name, email, ...others }) => ({
    ...others,
    name: name || email,
    email,
    service_type: 'Guarantee Claim',
    service_type_detail: booking_reference,
  }),
)
