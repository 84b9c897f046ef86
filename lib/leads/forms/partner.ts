import { email, line, paragraphs, yourName } from './fields.ts'
import { defineForm, withFacts } from './form.ts'

/** The partner suggestion (docs/product.md, Forms). */
export const partnerForm = defineForm(
  {
    partner_name: {
      ...line({ required: 'partnerNameRequired' }),
      label: { en: 'Partner business name', fr: 'Nom de l’entreprise partenaire' },
    },
    partner_city: { ...line(), label: { en: 'Partner city', fr: 'Ville du partenaire' } },
    partner_website: {
      ...line({ limit: 'long' }),
      label: { en: 'Partner website', fr: 'Site web du partenaire' },
      inputMode: 'url',
    },
    partner_contact: {
      ...line({ limit: 'long' }),
      label: { en: 'Contact person at the partner', fr: 'Personne-ressource chez le partenaire' },
    },
    your_name: { ...line(), ...yourName },
    your_email: { ...email, label: { en: 'Your email', fr: 'Votre courriel' } },
    message: { ...paragraphs, label: { en: 'Why this partner?', fr: 'Pourquoi ce partenaire?' } },
  },
  (
    {
      partner_name,
      partner_city,
      partner_website,
      partner_contact,
      your_name,
      your_email,
      message,
      ...others
    },
    lang,
  ) => ({
    ...others,
    name: your_name || your_email,
    email: your_email,
    city: partner_city,
    service_type: 'Partner Suggestion',
    service_type_detail: partner_name,
    message: withFacts(
      [
        [{ en: 'Partner', fr: 'Partenaire' }, partner_name],
        [{ en: 'City', fr: 'Ville' }, partner_city],
        [{ en: 'Website', fr: 'Site web' }, partner_website],
        [{ en: 'Contact', fr: 'Personne-ressource' }, partner_contact],
      ],
      message,
      lang,
    ),
  }),
)
