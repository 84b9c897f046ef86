import { AddIcon } from '@sanity/icons/Add'
import { ClockIcon } from '@sanity/icons/Clock'
import { OlistIcon } from '@sanity/icons/Olist'
import type { Part } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import { COMPLEXITIES, TIME_UNITS } from '#schemas/shared/options.ts'
import { localizedPreview, NO_TEXT, otherText, ownText } from '#schemas/shared/preview.ts'
import { timeRule } from '#schemas/shared/time-rule.ts'

/** An extra that can be chosen in the estimator (docs/product.md, Estimator). */
export const addOn: Part = {
  name: 'addOn',
  title: { en: 'Add-on', fr: 'Option' },
  icon: AddIcon,
  fields: [
    field.localeString('name', { en: 'Name', fr: 'Nom', required: true }),
    field.number('value', {
      en: ['Price', 'In whole dollars. It is added to the estimate.'],
      fr: ['Prix', 'En dollars entiers. S’ajoute à l’estimation.'],
      required: true,
      min: 1,
      max: 10_000,
      integer: true,
    }),
    field.localeText('description', { en: 'Description', fr: 'Description' }),
    field.number('multiplier', {
      en: ['Multiplier', 'Kept with the data; the estimate does not use it. Usually empty.'],
      fr: ['Multiplicateur', 'Gardé avec les données; l’estimation ne s’en sert pas. Vide, en général.'],
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

const timeTitle = { en: 'Time on site', fr: 'Durée sur place' }

/** A service's own time (docs/product.md, Time on site). */
export const timeOnSite: Part = {
  name: 'timeOnSite',
  title: timeTitle,
  options: { columns: 3 },
  fields: [
    field.number('low', { en: 'From', fr: 'De', min: 0.5, max: 100 }),
    field.number('high', { en: 'To', fr: 'À', min: 0.5, max: 100 }),
    { ...field.choice('unit', TIME_UNITS, { en: 'Unit', fr: 'Unité' }), initialValue: 'hours' },
  ],
  validation: (rule) => rule.custom(timeRule(timeTitle)),
}

/** One stop of the estimator's timeline slider. */
export const timelineLevel: Part = {
  name: 'timelineLevel',
  title: { en: 'Timeline level', fr: 'Délai' },
  icon: ClockIcon,
  fields: [
    field.localeString('label', { en: 'Label', fr: 'Libellé', required: true }),
    field.number('factor', {
      en: ['Factor', 'Both ends of the range are multiplied by it.'],
      fr: ['Facteur', 'Les deux bouts de la fourchette sont multipliés par lui.'],
      required: true,
      min: 0.1,
      max: 10,
    }),
  ],
  preview: {
    select: { factor: 'factor' },
    texts: { label: 'label' },
    prepare: ({ label, factor }, language) => ({ title: ownText(label, language), subtitle: factor }),
  },
}

/** One choice of a booking service type's detail, such as a screen size. */
export const detailOption: Part = {
  name: 'detailOption',
  title: { en: 'Option', fr: 'Choix' },
  fields: [
    field.plainText('value', {
      en: ['Value', 'What the lead carries, such as 65-75 or dishwasher.'],
      fr: ['Valeur', 'Ce que porte la demande, par exemple 65-75 ou dishwasher.'],
      required: true,
    }),
    field.localeString('label', { en: 'Label', fr: 'Libellé', required: true }),
  ],
  preview: {
    select: { value: 'value' },
    texts: { label: 'label' },
    prepare: ({ label, value }, language) => ({ title: ownText(label, language), subtitle: value }),
  },
}

/** A service's own guide, four more tabs of the installation guide: Installation Guide, Tools & Time, Common Issues, Safety Info. */
export const enhancement: Part = {
  name: 'enhancement',
  title: { en: 'Enhancement content', fr: 'Guide à onglets' },
  options: { collapsible: true },
  fields: [
    field.localeBlocks('installationGuide', { en: 'Installation guide', fr: 'Guide d’installation' }),
    field.localeStringList('toolsRequired', { en: 'Tools required', fr: 'Outils nécessaires' }),
    field.localeString('timeEstimate', {
      en: ['Time estimate', 'Such as "2-4 hours".'],
      fr: ['Durée estimée', 'Par exemple « 2 à 4 heures ».'],
    }),
    field.listOf('titledText', 'commonIssues', {
      en: ['Common issues', 'The title says what goes wrong, the text what the installer does about it.'],
      fr: ['Problèmes courants', 'Le titre dit ce qui ne va pas, le texte ce que l’installateur y fait.'],
    }),
    field.localeStringList('maintenanceTips', { en: 'Maintenance tips', fr: 'Conseils d’entretien' }),
    field.localeStringList('safetyWarnings', { en: 'Safety warnings', fr: 'Consignes de sécurité' }),
    field.localeText('seasonalNotes', {
      en: ['Seasonal notes', 'What winter or summer changes.'],
      fr: ['Notes selon la saison', 'Ce que l’hiver ou l’été change.'],
    }),
    field.localeStringList('costFactors', {
      en: ['Cost factors', 'What makes the price higher or lower.'],
      fr: ['Ce qui fait varier le prix', 'Ce qui fait monter ou baisser le prix.'],
    }),
  ],
}

/** The small line under each of the four cards of the guide's first tab. */
export const overviewNotes: Part = {
  name: 'overviewNotes',
  title: { en: 'Overview notes', fr: 'Notes de l’aperçu' },
  options: { collapsible: true },
  fields: [
    field.localeString('time', {
      en: ['Under the time', 'Such as "Most jobs finish in one visit".'],
      fr: ['Sous la durée', 'Par exemple « Une seule visite suffit le plus souvent ».'],
      max: 60,
    }),
    field.localeString('complexity', {
      en: ['Under the complexity', 'Such as "Two tools, one helper".'],
      fr: ['Sous la difficulté', 'Par exemple « Deux outils, une personne pour aider ».'],
      max: 60,
    }),
    field.localeString('permits', {
      en: ['Under the permits', 'Such as "Not for a bracket mount".'],
      fr: ['Sous les permis', 'Par exemple « Pas pour un support mural ».'],
      max: 60,
    }),
    field.localeString('price', {
      en: ['Under the price', 'Such as "Before tax, by wall type".'],
      fr: ['Sous le prix', 'Par exemple « Avant taxes, selon le type de mur ».'],
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
    field.localeString('title', { en: 'Title', fr: 'Titre', required: true }),
    field.localeText('description', { en: 'Description', fr: 'Description', required: true }),
    field.localeString('timeEstimate', {
      en: ['Time', 'In minutes, such as "15-30 minutes". The guide adds up the first numbers of all steps.'],
      fr: [
        'Temps',
        'En minutes, par exemple « 15 à 30 minutes ». Le guide additionne le premier nombre de chaque étape.',
      ],
      required: true,
    }),
    field.choice('difficulty', COMPLEXITIES, { en: 'Difficulty', fr: 'Difficulté' }),
    field.localeStringList('tools', { en: 'Tools', fr: 'Outils' }),
    field.localeStringList('tips', { en: 'Tips', fr: 'Conseils' }),
    field.localeStringList('warnings', { en: 'Warnings', fr: 'Mises en garde' }),
  ],
  preview: localizedPreview('title'),
}
