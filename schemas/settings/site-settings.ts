import { CogIcon } from '@sanity/icons/Cog'
import type { Singleton } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { MATCHINGS } from '#schemas/shared/options.ts'

/** The settings and texts that the whole site shares. */
export const siteSettings: Singleton = {
  name: 'siteSettings',
  title: { en: 'Site settings', fr: 'Réglages du site' },
  desk: 'settings',
  visits: 'everyPage',
  shownOn: { pages: 'all' },
  icon: CogIcon,
  fields: [
    field.plainText('name', ['Name', 'Nom'], { required: true }),
    field.picture('logo', ['Logo', 'Logo'], {
      en: 'A square one. Beside the name on pages, and in pictures for sharing, the installed app, mails and PDFs. Without one there is the folded ruler.',
      fr: 'Carré. À côté du nom sur les pages, et dans les images de partage, l’application installée, les courriels et les PDF. Sans logo, c’est le mètre pliant.',
    }),
    field.localeString('tagline', ['Tagline', 'Slogan'], {
      en: 'In the footer.',
      fr: 'Dans le pied de page.',
    }),
    field.localeString('priceNote', ['Price note', 'Mention sur les prix'], {
      en: 'In the footer: "Prices in Canadian dollars, before tax".',
      fr: 'Dans le pied de page : « Prix en dollars canadiens, avant taxes ».',
    }),
    field.yesNo('approval', ['A second person publishes', 'Une deuxième personne publie'], {
      en: 'Who has changed something asks for approval, and somebody else publishes it. Administrators still publish alone.',
      fr: 'Qui a fait un changement demande une approbation, et quelqu’un d’autre publie. L’administration publie toujours seule.',
    }),
    field.plainText('currency', ['Currency', 'Monnaie'], { en: 'CAD.', fr: 'CAD.', required: true }),
    field.object('poweredBy', ['Powered-by credit', 'Mention du fournisseur'], {
      fields: [
        field.localeString('label', ['Label', 'Libellé'], {
          en: '"Powered by …" in the footer.',
          fr: '« Propulsé par … » dans le pied de page.',
        }),
        field.webAddress('url', ['Address', 'Adresse']),
      ],
    }),
    field.listOf('socialLink', 'socialLinks', ['Social networks', 'Réseaux sociaux'], {
      en: 'In the footer.',
      fr: 'Dans le pied de page.',
    }),
    field.object('company', ['Company', 'Entreprise'], {
      en: 'Who runs the site: in the footer, in mails and for search engines. What is empty is shown nowhere.',
      fr: 'Qui exploite le site : dans le pied de page, dans les courriels et pour les moteurs de recherche. Ce qui est vide n’est affiché nulle part.',
      group: 'contact',
      fields: [
        field.plainText('legalName', ['Legal name', 'Dénomination sociale']),
        field.localeText('address', ['Postal address', 'Adresse postale'], {
          en: 'One line each. The law asks for it in commercial mails (CASL).',
          fr: 'Une ligne chacune. La loi l’exige dans les courriels commerciaux (LCAP).',
        }),
        field.listOf('licence', 'licences', ['Licence numbers', 'Numéros de licence'], {
          en: 'Such as that of the Régie du bâtiment du Québec.',
          fr: 'Par exemple celui de la Régie du bâtiment du Québec.',
        }),
      ],
    }),
    field.plainText('supportPhone', ['Support line', 'Ligne d’assistance'], {
      en: '1-800-INSTALL.',
      fr: '1-800-INSTALL.',
      group: 'contact',
      required: true,
    }),
    field.plainText('telephone', ['Telephone number', 'Numéro de téléphone'], {
      en: 'A number somebody answers. In the footer, in the menu of small screens, on the emergency page and on the contact page, with the phone hours. While it is empty, nothing is shown there.',
      fr: 'Un numéro où quelqu’un répond. Dans le pied de page, dans le menu des petits écrans, sur la page des urgences et sur la page de contact, avec les heures du téléphone. Tant qu’il est vide, rien n’y est affiché.',
      group: 'contact',
    }),
    field.localeStringList('phoneHours', ['Phone hours', 'Heures du téléphone'], {
      en: 'One line each: "Mon-Fri 8AM-8PM EST", "Sat 9AM-5PM EST".',
      fr: 'Une ligne chacune : « lun.-ven., 8 h à 20 h HE », « sam., 9 h à 17 h HE ».',
      group: 'contact',
    }),
    field.object('emails', ['E-mail addresses', 'Adresses courriel'], {
      group: 'contact',
      fields: [
        field.email('general', ['General', 'Renseignements généraux']),
        field.email('support', ['Support', 'Assistance']),
        field.email('professionals', ['Professionals', 'Professionnels']),
      ],
    }),
    field.object(
      'privacyContact',
      ['Privacy contact', 'Responsable de la protection des renseignements personnels'],
      {
        en: 'Named where personal data is asked for.',
        fr: 'Nommé là où des renseignements personnels sont demandés.',
        group: 'contact',
        fields: [
          field.plainText('name', ['Name', 'Nom']),
          field.localeString('role', ['Role', 'Fonction']),
          field.email('email', ['E-mail', 'Courriel']),
        ],
      },
    ),
    field.object(
      'leadNotice',
      ['Notices where personal data is given', 'Mentions là où des renseignements personnels sont donnés'],
      {
        en: 'One for each purpose, below its forms. The privacy contact and a link to /privacy follow it.',
        fr: 'Une pour chaque but, sous ses formulaires, suivie du nom du responsable et d’un lien vers /privacy.',
        group: 'leads',
        fields: [
          field.localeText('text', ['Booking and quote request', 'Réservation et soumission'], {
            en: 'Why, who receives it, how to withdraw.',
            fr: 'Pourquoi, qui les reçoit, comment retirer son accord.',
            required: true,
          }),
          field.localeText('contact', ['Question', 'Question'], {
            en: 'The same, below the contact form.',
            fr: 'La même chose, sous le formulaire de contact.',
            required: true,
          }),
          field.localeText('contractor', ['Application', 'Candidature'], {
            en: 'The same, below the application of contractors.',
            fr: 'La même chose, sous la candidature des entrepreneurs.',
            required: true,
          }),
          field.localeText('partner', ['Suggestion', 'Suggestion'], {
            en: 'The same, below the suggestion of a partner.',
            fr: 'La même chose, sous la suggestion d’un partenaire.',
            required: true,
          }),
          field.localeString('consent', ['Box for commercial messages', 'Case des messages commerciaux'], {
            en: 'Never ticked beforehand (CASL). A quote can be asked for without it.',
            fr: 'Jamais cochée d’avance (LCAP). On peut demander une soumission sans elle.',
            required: true,
          }),
        ],
      },
    ),
    field.object('lead', ['Lead constants', 'Constantes des demandes'], {
      en: 'Sent with every lead to the CRM.',
      fr: 'Envoyées avec chaque demande au CRM.',
      group: 'leads',
      fields: [
        field.plainText('sourceSite', ['source_site', 'source_site'], { required: true }),
        field.plainText('industry', ['industry', 'industry'], { required: true }),
      ],
    }),
    field.object('matching', ['Matching with contractors', 'Jumelage avec les entrepreneurs'], {
      en: 'Who is asked about a request, and when. What is empty has the usual value in parentheses.',
      fr: 'Qui est sollicité pour une demande, et quand. Ce qui est vide prend la valeur habituelle entre parenthèses.',
      group: 'leads',
      fields: [
        field.choice('mode', MATCHINGS, ['How far it goes by itself', 'Jusqu’où il va de lui-même'], {
          en: 'With "Automatic" the law of Quebec (Law 25, s. 12.1) asks that people are told and can ask for a person: the pages say so. (Suggest)',
          fr: 'Avec « Automatique », la Loi 25 (art. 12.1) veut que les gens en soient informés et puissent s’adresser à quelqu’un : les pages le disent. (Proposer)',
        }),
        field.count('most', ['Contractors for a request', 'Entrepreneurs par demande'], {
          en: 'So many at most have a request at the same time. An emergency asks all who are on call. (3)',
          fr: 'Autant au plus ont une demande en même temps. Une urgence s’adresse à tous ceux qui sont de garde. (3)',
        }),
        field.count(
          'widenMinutes',
          ['Minutes until others are asked', 'Minutes avant d’en solliciter d’autres'],
          {
            en: 'In place of those who have not opened the request. (30)',
            fr: 'À la place de ceux qui n’ont pas ouvert la demande. (30)',
          },
        ),
        field.count('answerHours', ['Opening hours for an answer', 'Heures ouvrables pour répondre'], {
          en: 'Only the opening hours in the province of the request count. (8)',
          fr: 'Seules les heures d’ouverture dans la province de la demande comptent. (8)',
        }),
        field.count('emergencyAnswerMinutes', ['Minutes for an emergency', 'Minutes pour une urgence'], {
          en: '(30)',
          fr: '(30)',
        }),
      ],
    }),
    field.ofType(
      'seo',
      'defaultSeo',
      ['Default texts for search engines', 'Textes par défaut pour les moteurs de recherche'],
      { group: 'search' },
    ),
    field.object('structuredData', ['Structured data', 'Données structurées'], {
      en: 'Figures about the business for search engines.',
      fr: 'Chiffres sur l’entreprise pour les moteurs de recherche.',
      group: 'search',
      fields: [
        field.rating('ratingValue', ['Average rating', 'Note moyenne'], { en: '4.8.', fr: '4,8.' }),
        field.count('reviewCount', ['Number of reviews', 'Nombre d’avis'], { en: '1247.', fr: '1247.' }),
        field.rating('bundleRatingValue', ['Average rating of bundles', 'Note moyenne des forfaits'], {
          en: '4.8.',
          fr: '4,8.',
        }),
        field.count('bundleReviewCount', ['Number of reviews of bundles', 'Nombre d’avis sur les forfaits'], {
          en: '150.',
          fr: '150.',
        }),
        field.listOf('openingHours', 'openingHours', ['Opening hours', 'Heures d’ouverture']),
        field.localeString('paymentAccepted', ['Accepted payments', 'Paiements acceptés'], {
          en: 'Separated by commas.',
          fr: 'Séparés par des virgules.',
        }),
        field.number('howToTotalHours', ['Hours of the how-to', 'Heures du mode d’emploi'], {
          en: '2.',
          fr: '2.',
          min: 0,
        }),
        field.number('howToEstimatedCost', ['Cost of the how-to', 'Coût du mode d’emploi'], {
          en: 'In dollars. 150.',
          fr: 'En dollars. 150.',
          min: 0,
        }),
      ],
    }),
    field.evidence({ group: 'search' }),
  ],
  preview: { select: { title: 'name' } },
}
