import { AddIcon } from '@sanity/icons/Add'
import { ClockIcon } from '@sanity/icons/Clock'
import { OlistIcon } from '@sanity/icons/Olist'
import type { Part } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import { COMPLEXITIES, TIME_UNITS } from '#schemas/shared/options.ts'
import { labelledPreview, localizedPreview, NO_TEXT, otherText, ownText } from '#schemas/shared/preview.ts'
import { sourcedRule } from '#schemas/shared/sourced-rule.ts'
import { timeRule } from '#schemas/shared/time-rule.ts'

/** An extra that can be chosen in the estimator (docs/product.md, Estimator). */
export const addOn: Part = {
  name: 'addOn',
  title: { en: 'Add-on', fr: 'Option' },
  icon: AddIcon,
  fields: [
    field.localeString('name', ['Name', 'Nom'], { required: true }),
    field.number('value', ['Price', 'Prix'], {
      en: 'In whole dollars. It is added to the estimate.',
      fr: 'En dollars entiers. S’ajoute à l’estimation.',
      required: true,
      min: 1,
      max: 10_000,
      integer: true,
    }),
    field.localeText('description', ['Description', 'Description']),
    field.number('multiplier', ['Multiplier', 'Multiplicateur'], {
      en: 'Kept with the data; the estimate does not use it. Usually empty.',
      fr: 'Gardé avec les données; l’estimation ne s’en sert pas. Vide, en général.',
      min: 0.1,
      max: 10,
    }),
  ],
  preview: {
    select: { value: 'value' },
    texts: { name: 'name' },
    prepare: ({ name, value }, language) => ({
      title: `${ownText(name, language) || NO_TEXT[language]}, $${value ?? '?'}`,
      subtitle: otherText(name, language),
    }),
  },
}

/** A charge that every customer pays; every price of the service includes it (docs/product.md, Money). */
export const compulsoryFee: Part = {
  name: 'compulsoryFee',
  title: { en: 'Compulsory fee', fr: 'Frais obligatoire' },
  icon: AddIcon,
  fields: [
    field.localeString('name', ['Name', 'Nom'], {
      en: 'As it stands in a sentence, such as "disposal fee".',
      fr: 'Comme dans une phrase, par exemple « frais de mise au rebut ».',
      required: true,
      max: 40,
    }),
    field.number('amount', ['Amount', 'Montant'], {
      en: 'In whole dollars before tax, for what the price range is for: one job, or one piece.',
      fr: 'En dollars entiers avant taxes, pour ce que vise la fourchette : un travail, ou un article.',
      required: true,
      min: 1,
      max: 10_000,
      integer: true,
    }),
  ],
  preview: {
    select: { amount: 'amount' },
    texts: { name: 'name' },
    prepare: ({ name, amount }, language) => ({
      title: `${ownText(name, language) || NO_TEXT[language]}, $${amount ?? '?'}`,
      subtitle: otherText(name, language),
    }),
  },
}

/** A fact of a service that staff write, for the page on which services are compared. */
export const comparedFact: Part = {
  name: 'comparedFact',
  title: { en: 'Compared fact', fr: 'Donnée comparée' },
  icon: OlistIcon,
  fields: [
    field.localeString('label', ['Name', 'Nom'], {
      en: 'Such as "Life" or "Rebate". Services with the same name for a fact have it in one row.',
      fr: 'Par exemple « Durée de vie » ou « Aide financière ». Les services qui nomment une donnée de la même façon l’ont sur la même ligne.',
      required: true,
      max: 30,
    }),
    // Value and source are one text, because four more names would exceed the plan of hosted Sanity (lib/content/attributes.ts).
    {
      ...field.localeText('value', ['Value, then source', 'Valeur, puis source'], {
        en: 'On the first line the value, on the second where it is from, with its year: "10 to 15 years", then "CAA-Québec, 2024". A value that begins "Quebec:" is shown without a city and in cities of Quebec.',
        fr: 'Sur la première ligne la valeur, sur la deuxième sa source et l’année : « 10 à 15 ans », puis « CAA-Québec, 2024 ». Une valeur qui commence par « Québec : » paraît sans ville, et dans les villes du Québec.',
      }),
      validation: (rule) => rule.custom(sourcedRule),
    },
    field.date('until', ['Last day', 'Dernier jour'], {
      en: 'Of a rebate, for example. Afterwards the fact is not shown. Empty: it has no end.',
      fr: 'D’une aide financière, par exemple. Ensuite, la donnée n’est plus montrée. Vide : sans fin.',
    }),
  ],
  preview: {
    select: { until: 'until' },
    texts: { label: 'label', value: 'value' },
    prepare: ({ label, value, until }, language) => ({
      title: [ownText(label, language) || NO_TEXT[language], ownText(value, language)?.split('\n')[0]]
        .filter(Boolean)
        .join(': '),
      subtitle: until ?? otherText(label, language),
    }),
  },
}

const timeTitle = { en: 'Time on site', fr: 'Durée sur place' }

/** A service's own time on site, such as 2 to 3 hours. It replaces the time by complexity (docs/product.md, Time on site). */
export const timeOnSite: Part = {
  name: 'timeOnSite',
  title: timeTitle,
  options: { columns: 3 },
  fields: [
    field.number('low', ['From', 'De'], { min: 0.5, max: 100 }),
    field.number('high', ['To', 'À'], { min: 0.5, max: 100 }),
    { ...field.choice('unit', TIME_UNITS, ['Unit', 'Unité']), initialValue: 'hours' },
  ],
  validation: (rule) => rule.custom(timeRule(timeTitle)),
}

/** One stop of the estimator's timeline slider, with its price factor. */
export const timelineLevel: Part = {
  name: 'timelineLevel',
  title: { en: 'Timeline level', fr: 'Délai' },
  icon: ClockIcon,
  fields: [
    field.localeString('label', ['Label', 'Libellé'], { required: true }),
    field.number('factor', ['Factor', 'Facteur'], {
      en: 'Both ends of the range are multiplied by it.',
      fr: 'Le minimum et le maximum de la fourchette sont multipliés par lui.',
      required: true,
      min: 0.1,
      max: 10,
    }),
  ],
  preview: labelledPreview('factor'),
}

/** One choice of a booking service type's detail, such as a screen size. */
export const detailOption: Part = {
  name: 'detailOption',
  title: { en: 'Option', fr: 'Choix' },
  fields: [
    field.plainText('value', ['Value', 'Valeur'], {
      en: 'What the lead carries, such as 65-75 or dishwasher.',
      fr: 'Ce que porte la demande, par exemple 65-75 ou dishwasher.',
      required: true,
    }),
    field.localeString('label', ['Label', 'Libellé'], { required: true }),
  ],
  preview: labelledPreview('value'),
}

/** Content for four more tabs of a service's guide: Installation Guide, Tools & Time, Common Issues, Safety Info. */
export const enhancement: Part = {
  name: 'enhancement',
  title: { en: 'Enhancement content', fr: 'Guide à onglets' },
  options: { collapsible: true },
  fields: [
    field.localeBlocks('installationGuide', ['Installation guide', 'Guide d’installation']),
    field.localeStringList('toolsRequired', ['Tools required', 'Outils nécessaires']),
    field.localeString('timeEstimate', ['Time estimate', 'Durée estimée'], {
      en: 'Such as "2-4 hours".',
      fr: 'Par exemple « 2 à 4 heures ».',
    }),
    field.listOf('titledText', 'commonIssues', ['Common issues', 'Problèmes courants'], {
      en: 'The title says what goes wrong, the text what the installer does about it.',
      fr: 'Le titre dit ce qui ne va pas, le texte ce que l’installateur y fait.',
    }),
    field.localeStringList('maintenanceTips', ['Maintenance tips', 'Conseils d’entretien']),
    field.localeStringList('safetyWarnings', ['Safety warnings', 'Consignes de sécurité']),
    field.localeText('seasonalNotes', ['Seasonal notes', 'Notes selon la saison'], {
      en: 'What winter or summer changes.',
      fr: 'Ce que l’hiver ou l’été change.',
    }),
    field.localeStringList('costFactors', ['Cost factors', 'Ce qui fait varier le prix'], {
      en: 'What makes the price higher or lower.',
      fr: 'Ce qui fait monter ou baisser le prix.',
    }),
  ],
}

/** The small line under each of the four cards of the guide's first tab. */
export const overviewNotes: Part = {
  name: 'overviewNotes',
  title: { en: 'Overview notes', fr: 'Notes de l’aperçu' },
  options: { collapsible: true },
  fields: [
    field.localeString('time', ['Under the time', 'Sous la durée'], {
      en: 'Such as "Most jobs finish in one visit".',
      fr: 'Par exemple « Une seule visite suffit le plus souvent ».',
      max: 60,
    }),
    field.localeString('complexity', ['Under the complexity', 'Sous la difficulté'], {
      en: 'Such as "Two tools, one helper".',
      fr: 'Par exemple « Deux outils, une personne pour aider ».',
      max: 60,
    }),
    field.localeString('permits', ['Under the permits', 'Sous les permis'], {
      en: 'Such as "Not for a bracket mount".',
      fr: 'Par exemple « Pas pour un support mural ».',
      max: 60,
    }),
    field.localeString('price', ['Under the price', 'Sous le prix'], {
      en: 'Such as "Before tax, by wall type".',
      fr: 'Par exemple « Avant taxes, selon le type de mur ».',
      max: 60,
    }),
  ],
}

/** A step of a service's installation guide. */
export const installationStep: Part = {
  name: 'installationStep',
  title: { en: 'Installation step', fr: 'Étape d’installation' },
  icon: OlistIcon,
  fields: [
    field.localeString('title', ['Title', 'Titre'], { required: true }),
    field.localeText('description', ['Description', 'Description'], { required: true }),
    field.localeString('timeEstimate', ['Time', 'Temps'], {
      en: 'In minutes, such as "15-30 minutes". The guide adds up the first numbers of all steps.',
      fr: 'En minutes, par exemple « 15 à 30 minutes ». Le guide additionne le premier nombre de chaque étape.',
      required: true,
    }),
    field.choice('difficulty', COMPLEXITIES, ['Difficulty', 'Difficulté']),
    field.localeStringList('tools', ['Tools', 'Outils']),
    field.localeStringList('tips', ['Tips', 'Conseils']),
    field.localeStringList('warnings', ['Warnings', 'Mises en garde']),
  ],
  preview: localizedPreview('title'),
}
