import { CogIcon } from '@sanity/icons/Cog'
import type { Singleton } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'

/** The settings and texts that the whole site shares. */
export const siteSettings: Singleton = {
  name: 'siteSettings',
  title: { en: 'Site settings', fr: 'Réglages du site' },
  desk: 'settings',
  visits: 'everyPage',
  shownOn: { pages: 'all' },
  icon: CogIcon,
  fields: [
    field.plainText('name', { en: 'Name', fr: 'Nom', required: true }),
    field.picture('logo', {
      en: [
        'Logo',
        'A square one. Beside the name on pages, and in pictures for sharing, the installed app, mails and PDFs. Without one there is the folded ruler.',
      ],
      fr: [
        'Logo',
        'Carré. À côté du nom sur les pages, et dans les images de partage, l’application installée, les courriels et les PDF. Sans logo, c’est le mètre pliant.',
      ],
    }),
    field.localeString('tagline', {
      en: ['Tagline', 'In the footer.'],
      fr: ['Slogan', 'Dans le pied de page.'],
    }),
    field.localeString('priceNote', {
      en: ['Price note', 'In the footer: "Prices in Canadian dollars, before tax".'],
      fr: ['Mention sur les prix', 'Dans le pied de page : « Prix en dollars canadiens, avant taxes ».'],
    }),
    field.plainText('currency', { en: ['Currency', 'CAD.'], fr: ['Monnaie', 'CAD.'], required: true }),
    field.object('poweredBy', {
      en: 'Powered-by credit',
      fr: 'Mention du fournisseur',
      fields: [
        field.localeString('label', {
          en: ['Label', '"Powered by …" in the footer.'],
          fr: ['Libellé', '« Propulsé par … » dans le pied de page.'],
        }),
        field.webAddress('url', { en: 'Address', fr: 'Adresse' }),
      ],
    }),
    field.listOf('socialLink', 'socialLinks', {
      en: ['Social networks', 'In the footer.'],
      fr: ['Réseaux sociaux', 'Dans le pied de page.'],
    }),
    field.object('company', {
      en: [
        'Company',
        'Who runs the site: in the footer, in mails and for search engines. What is empty is shown nowhere.',
      ],
      fr: [
        'Entreprise',
        'Qui exploite le site : dans le pied de page, dans les courriels et pour les moteurs de recherche. Ce qui est vide n’est affiché nulle part.',
      ],
      group: 'contact',
      fields: [
        field.plainText('legalName', { en: 'Legal name', fr: 'Dénomination sociale' }),
        field.localeText('address', {
          en: ['Postal address', 'One line each. The law asks for it in commercial mails (CASL).'],
          fr: ['Adresse postale', 'Une ligne chacune. La loi l’exige dans les courriels commerciaux (LCAP).'],
        }),
        field.listOf('licence', 'licences', {
          en: ['Licence numbers', 'Such as that of the Régie du bâtiment du Québec.'],
          fr: ['Numéros de licence', 'Par exemple celui de la Régie du bâtiment du Québec.'],
        }),
      ],
    }),
    field.plainText('supportPhone', {
      en: ['Support line', '1-800-INSTALL.'],
      fr: ['Ligne d’assistance', '1-800-INSTALL.'],
      group: 'contact',
      required: true,
    }),
    field.plainText('telephone', {
      en: [
        'Telephone number',
        'A number somebody answers. In the footer, in the menu of small screens, on the emergency page and on the contact page, with the phone hours. While it is empty, nothing is shown there.',
      ],
      fr: [
        'Numéro de téléphone',
        'Un numéro où quelqu’un répond. Dans le pied de page, dans le menu des petits écrans, sur la page des urgences et sur la page de contact, avec les heures du téléphone. Tant qu’il est vide, rien n’y est affiché.',
      ],
      group: 'contact',
    }),
    field.localeStringList('phoneHours', {
      en: ['Phone hours', 'One line each: "Mon-Fri 8AM-8PM EST", "Sat 9AM-5PM EST".'],
      fr: [
        'Heures du téléphone',
        'Une ligne chacune : « lun.-ven., 8 h à 20 h HE », « sam., 9 h à 17 h HE ».',
      ],
      group: 'contact',
    }),
    field.object('emails', {
      en: 'E-mail addresses',
      fr: 'Adresses courriel',
      group: 'contact',
      fields: [
        field.email('general', { en: 'General', fr: 'Renseignements généraux' }),
        field.email('support', { en: 'Support', fr: 'Assistance' }),
        field.email('professionals', { en: 'Professionals', fr: 'Professionnels' }),
      ],
    }),
    field.object('privacyContact', {
      en: ['Privacy contact', 'Named where personal data is asked for.'],
      fr: [
        'Responsable de la protection des renseignements personnels',
        'Nommé là où des renseignements personnels sont demandés.',
      ],
      group: 'contact',
      fields: [
        field.plainText('name', { en: 'Name', fr: 'Nom' }),
        field.localeString('role', { en: 'Role', fr: 'Fonction' }),
        field.email('email', { en: 'E-mail', fr: 'Courriel' }),
      ],
    }),
    field.object('leadNotice', {
      en: [
        'Notices where personal data is given',
        'One for each purpose, below its forms. The privacy contact and a link to /privacy follow it.',
      ],
      fr: [
        'Mentions là où des renseignements personnels sont donnés',
        'Une pour chaque but, sous ses formulaires, suivie du nom du responsable et d’un lien vers /privacy.',
      ],
      group: 'leads',
      fields: [
        field.localeText('text', {
          en: ['Booking and quote request', 'Why, who receives it, how to withdraw.'],
          fr: ['Réservation et soumission', 'Pourquoi, qui les reçoit, comment retirer son accord.'],
          required: true,
        }),
        field.localeText('contact', {
          en: ['Question', 'The same, below the contact form.'],
          fr: ['Question', 'La même chose, sous le formulaire de contact.'],
          required: true,
        }),
        field.localeText('contractor', {
          en: ['Application', 'The same, below the application of contractors.'],
          fr: ['Candidature', 'La même chose, sous la candidature des entrepreneurs.'],
          required: true,
        }),
        field.localeText('partner', {
          en: ['Suggestion', 'The same, below the suggestion of a partner.'],
          fr: ['Suggestion', 'La même chose, sous la suggestion d’un partenaire.'],
          required: true,
        }),
        field.localeString('consent', {
          en: [
            'Box for commercial messages',
            'Never ticked beforehand (CASL). A quote can be asked for without it.',
          ],
          fr: [
            'Case des messages commerciaux',
            'Jamais cochée d’avance (LCAP). On peut demander une soumission sans elle.',
          ],
          required: true,
        }),
      ],
    }),
    field.object('lead', {
      en: ['Lead constants', 'Sent with every lead to the CRM.'],
      fr: ['Constantes des demandes', 'Envoyées avec chaque demande au CRM.'],
      group: 'leads',
      fields: [
        field.plainText('sourceSite', { en: 'source_site', fr: 'source_site', required: true }),
        field.plainText('industry', { en: 'industry', fr: 'industry', required: true }),
      ],
    }),
    field.ofType('seo', 'defaultSeo', {
      en: 'Default texts for search engines',
      fr: 'Textes par défaut pour les moteurs de recherche',
      group: 'search',
    }),
    field.object('structuredData', {
      en: ['Structured data', 'Figures about the business for search engines.'],
      fr: ['Données structurées', 'Chiffres sur l’entreprise pour les moteurs de recherche.'],
      group: 'search',
      fields: [
        field.rating('ratingValue', { en: ['Average rating', '4.8.'], fr: ['Note moyenne', '4,8.'] }),
        field.count('reviewCount', { en: ['Number of reviews', '1247.'], fr: ['Nombre d’avis', '1247.'] }),
        field.rating('bundleRatingValue', {
          en: ['Average rating of bundles', '4.8.'],
          fr: ['Note moyenne des forfaits', '4,8.'],
        }),
        field.count('bundleReviewCount', {
          en: ['Number of reviews of bundles', '150.'],
          fr: ['Nombre d’avis sur les forfaits', '150.'],
        }),
        field.listOf('openingHours', 'openingHours', { en: 'Opening hours', fr: 'Heures d’ouverture' }),
        field.localeString('paymentAccepted', {
          en: ['Accepted payments', 'Separated by commas.'],
          fr: ['Paiements acceptés', 'Séparés par des virgules.'],
        }),
        field.number('howToTotalHours', {
          en: ['Hours of the how-to', '2.'],
          fr: ['Heures du mode d’emploi', '2.'],
          min: 0,
        }),
        field.number('howToEstimatedCost', {
          en: ['Cost of the how-to', 'In dollars. 150.'],
          fr: ['Coût du mode d’emploi', 'En dollars. 150.'],
          min: 0,
        }),
      ],
    }),
  ],
  preview: { select: { title: 'name' } },
}
