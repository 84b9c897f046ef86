import { HashIcon } from '@sanity/icons/Hash'
import type { Part } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import { choiceTitle, DAYS } from '#schemas/shared/options.ts'
import { otherText, ownText } from '#schemas/shared/preview.ts'

/** One marketing figure, shown as given: nothing computes it. */
export const figure: Part = {
  name: 'figure',
  title: { en: 'Figure', fr: 'Chiffre' },
  icon: HashIcon,
  fields: [
    field.plainText('key', {
      en: ['Key', 'A short name the page knows it by, such as cities.'],
      fr: ['Clé', 'Un nom court par lequel la page le connaît, par exemple cities.'],
      required: true,
    }),
    field.localeString('value', {
      en: ['Value', 'As it is shown: 250+ in English, 250+ in French; 50,000+ and 50 000+; 99% and 99 %.'],
      fr: [
        'Valeur',
        'Tel qu’il est montré : 250+ en anglais et en français; 50,000+ et 50 000+; 99% et 99 %.',
      ],
      required: true,
    }),
    field.localeString('label', {
      en: ['Label', 'The word below it, such as cities.'],
      fr: ['Libellé', 'Le mot dessous, par exemple « villes ».'],
      required: true,
    }),
  ],
  preview: {
    texts: { value: 'value', label: 'label' },
    prepare: ({ value, label }, language) => ({
      title: [ownText(value, language), ownText(label, language)].filter(Boolean).join(' '),
      subtitle: otherText(label, language),
    }),
  },
}

/** What the installer answered to a review. */
export const installerResponse: Part = {
  name: 'installerResponse',
  title: { en: 'Answer by the installer', fr: 'Réponse de l’installateur' },
  options: { collapsible: true, collapsed: true },
  fields: [
    field.plainText('name', { en: 'Name', fr: 'Nom' }),
    field.localeText('content', { en: 'Answer', fr: 'Réponse' }),
    field.date('date', { en: 'Date', fr: 'Date' }),
  ],
}

/** Opening hours for structured data. */
export const openingHours: Part = {
  name: 'openingHours',
  title: { en: 'Opening hours', fr: 'Heures d’ouverture' },
  fields: [
    {
      ...field.ofType('array', 'days', { en: 'Days', fr: 'Jours' }),
      of: [{ type: 'string' }],
      options: { list: [...DAYS] },
      validation: (rule) =>
        rule.required().min(1).error({ en: 'Choose at least one day.', fr: 'Choisissez au moins un jour.' }),
    },
    field.plainText('opens', {
      en: ['Opens', 'Such as 08:00.'],
      fr: ['Ouverture', 'Par exemple 08:00.'],
      required: true,
    }),
    field.plainText('closes', {
      en: ['Closes', 'Such as 18:00.'],
      fr: ['Fermeture', 'Par exemple 18:00.'],
      required: true,
    }),
  ],
  preview: {
    select: { days: 'days', opens: 'opens', closes: 'closes' },
    prepare: ({ days, opens, closes }, language) => ({
      title: (days ?? []).map((day: string) => choiceTitle(DAYS, day, language)).join(', '),
      subtitle: `${opens}-${closes}`,
    }),
  },
}
