import { priceRangeText } from '#lib/pricing/price-range-text.ts'
import type { Part } from '#schemas/define.ts'
import { ofOneDocument } from '#schemas/shared/copied.ts'
import * as field from '#schemas/shared/fields.ts'
import { TRADES } from '#schemas/shared/options.ts'
import { ownText } from '#schemas/shared/preview.ts'

/** The usual cost of one service in a city. */
export const averageRate: Part = {
  name: 'averageRate',
  title: { en: 'Average rate', fr: 'Tarif moyen' },
  fields: [
    field.reference('service', 'service', ['Service', 'Service'], { required: true }),
    field.priceRange('range', ['Range', 'Fourchette'], { required: true }),
  ],
  preview: {
    select: { range: 'range' },
    texts: { service: 'service.name' },
    prepare: ({ service, range }, language) => ({
      title: ownText(service, language),
      subtitle: priceRangeText(range, language),
    }),
  },
}

/** How prices in a city differ from the price range for all of Canada, such as the factor 1.15 in Toronto. */
export const localPricing: Part = {
  name: 'localPricing',
  title: { en: 'Local pricing', fr: 'Prix locaux' },
  fields: [
    field.number('baseMultiplier', ['Multiplier', 'Multiplicateur'], {
      en: 'The estimator multiplies both ends of the range by it. Toronto is 1.15, Montreal 1.',
      fr: 'L’estimateur multiplie par lui les deux bouts de la fourchette. Toronto est à 1,15, Montréal à 1.',
      min: 0.5,
      max: 2,
    }),
    field.localeStringList('factors', ['Why prices differ here', 'Pourquoi les prix sont différents ici']),
    field.listOf('averageRate', 'averageRates', ['Average rates', 'Tarifs moyens'], {
      en: 'What a service usually costs in this city, before tax and with its compulsory fees. One lower than the fees is not shown.',
      fr: 'Ce qu’un service coûte d’habitude dans cette ville, avant taxes et avec ses frais obligatoires. Un tarif plus bas que les frais n’est pas montré.',
    }),
  ],
}

/** Figures about the installers of a city that staff write, such as the average rating. Installers are documents themselves. */
export const localData: Part = {
  name: 'localData',
  title: { en: 'Installers and reviews', fr: 'Installateurs et avis' },
  fields: [
    ...ofOneDocument([
      field.rating('averageRating', ['Average rating', 'Note moyenne']),
      field.count('totalReviews', ['Number of reviews', 'Nombre d’avis']),
    ]),
    field.localeString('businessHours', ['Business hours', 'Heures d’ouverture'], {
      en: 'Such as "Monday-Sunday 8:00 AM - 8:00 PM". French: lundi au dimanche, 8 h à 20 h.',
      fr: 'Par exemple « lundi au dimanche, 8 h à 20 h ». Anglais : Monday-Sunday 8:00 AM - 8:00 PM.',
    }),
    field.yesNo('emergencyService', ['Emergency service', 'Service d’urgence']),
    field.number('serviceRadius', ['Service radius', 'Rayon desservi'], {
      en: 'In kilometres.',
      fr: 'En kilomètres.',
      min: 1,
      max: 500,
      integer: true,
    }),
  ],
}

/** The authorities that regulate some services in a province. */
export const tradeRule: Part = {
  name: 'tradeRule',
  title: { en: 'Who regulates a trade', fr: 'Qui encadre un métier' },
  fields: [
    field.choice('trade', TRADES, ['Trade', 'Métier'], {
      en: 'Contractors who are matched to these services need a licence for it, where the province has one.',
      fr: 'Les entrepreneurs jumelés à ces services doivent avoir une licence pour ce métier, là où la province en délivre une.',
    }),
    field.referenceList('service', 'services', ['Services', 'Services'], { min: 1 }),
    field.localeText('text', ['Text', 'Texte'], {
      en: 'One or two sentences: who licenses, who issues the permit, what to ask for.',
      fr: 'Une ou deux phrases : qui délivre la licence et le permis, quoi demander.',
      required: true,
    }),
  ],
  preview: {
    texts: { text: 'text' },
    prepare: ({ text }, language) => ({ title: ownText(text, language) }),
  },
}

/** Special conditions of the work in a city. */
export const marketSpecifics: Part = {
  name: 'marketSpecifics',
  title: { en: 'Local market', fr: 'Marché local' },
  fields: [
    field.localeString('busySeason', ['Busy season', 'Haute saison'], {
      en: 'Such as "April to October".',
      fr: 'Par exemple « avril à octobre ».',
    }),
    field.localeString('averageWaitTime', ['Average wait', 'Attente moyenne'], {
      en: 'Such as "2-3 days".',
      fr: 'Par exemple « 2 à 3 jours ».',
    }),
    field.localeStringList('specializations', ['Specializations', 'Spécialisations']),
  ],
}

/** A field that was copied from another document and that nobody has confirmed yet. */
export const copiedField: Part = {
  name: 'copiedField',
  title: { en: 'Copied field', fr: 'Champ copié' },
  fields: [
    field.plainText('field', ['Field', 'Champ']),
    field.object('from', ['Copied from', 'Copié de'], {
      fields: [field.plainText('en', ['English', 'Anglais']), field.plainText('fr', ['French', 'Français'])],
    }),
  ],
}
