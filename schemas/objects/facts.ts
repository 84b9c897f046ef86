import { HashIcon } from '@sanity/icons/Hash'
import { CLAIMS } from '#lib/evidence/claims.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { LICENCES } from '#lib/matching/licences.ts'
import type { Part } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import { figureNameRule } from '#schemas/shared/figure-names.ts'
import { choiceTitle, DAYS } from '#schemas/shared/options.ts'
import { labelledPreview, otherText, ownText } from '#schemas/shared/preview.ts'

/** One marketing figure. Pages show it as staff wrote it; nothing computes it. */
export const figure: Part = {
  name: 'figure',
  title: { en: 'Figure', fr: 'Chiffre' },
  icon: HashIcon,
  fields: [
    field.plainText('key', ['Key', 'Clé'], {
      en: 'A short name the page knows it by, such as cities.',
      fr: 'Un nom court par lequel la page le connaît, par exemple cities.',
      required: true,
    }),
    field.localeString('value', ['Value', 'Valeur'], {
      en: 'As it is shown, such as 99% in English and 99 % in French. {cities}+ shows a site figure, for what stands on several pages.',
      fr: 'Telle qu’elle est montrée, par exemple 99% en anglais et 99 % en français. {cities}+ montre un chiffre du site, pour ce qui paraît sur plusieurs pages.',
      required: true,
    }),
    field.localeString('label', ['Label', 'Libellé'], {
      en: 'The word below it, such as cities.',
      fr: 'Le mot dessous, par exemple « villes ».',
      required: true,
    }),
    field.evidence(),
  ],
  preview: {
    texts: { value: 'value', label: 'label' },
    prepare: ({ value, label }, language) => ({
      title: [ownText(value, language), ownText(label, language)].filter(Boolean).join(' '),
      subtitle: otherText(label, language),
    }),
  },
}

/** A licence of the company, with the name that its authority uses. */
export const licence: Part = {
  name: 'licence',
  title: { en: 'Licence', fr: 'Licence' },
  icon: HashIcon,
  fields: [
    field.localeString('label', ['Name', 'Nom'], {
      en: 'Such as RBQ licence.',
      fr: 'Par exemple « Licence RBQ ».',
      required: true,
    }),
    field.plainText('number', ['Number', 'Numéro'], { required: true }),
  ],
  preview: labelledPreview('number'),
}

/** A licence of an installer that staff checked. Pages show it until its last day. */
export const installerLicence: Part = {
  name: 'installerLicence',
  title: { en: 'Checked licence', fr: 'Licence vérifiée' },
  icon: HashIcon,
  fields: [
    field.choice(
      'authority',
      LICENCES.map(({ id, licence }) => ({ value: id, title: licence })),
      ['Licence', 'Licence'],
      { required: true },
    ),
    field.plainText('number', ['Number', 'Numéro'], { required: true }),
    field.date('checkedOn', ['Checked on', 'Vérifiée le'], { required: true }),
    field.date('expires', ['Last day', 'Dernier jour'], {
      en: 'Pages no longer show it afterwards. Empty: it has no end.',
      fr: 'Ensuite, les pages ne la montrent plus. Vide : elle n’a pas de fin.',
    }),
  ],
  preview: {
    select: { number: 'number', expires: 'expires' },
    prepare: ({ number, expires }) => ({ title: number, subtitle: expires }),
  },
}

/** The liability insurance of an installer whose proof staff saw. The installer's page shows it until its last day. */
export const installerInsurance: Part = {
  name: 'installerInsurance',
  title: { en: 'Checked insurance', fr: 'Assurance vérifiée' },
  icon: HashIcon,
  options: { columns: 3 },
  fields: [
    field.count('amount', ['Up to', 'Jusqu’à'], {
      en: 'In whole dollars.',
      fr: 'En dollars entiers.',
      required: true,
    }),
    field.date('checkedOn', ['Checked on', 'Vérifiée le'], { required: true }),
    field.date('expires', ['Last day', 'Dernier jour'], { required: true }),
  ],
}

/** A number that texts insert by its name in braces. */
export const namedFigure: Part = {
  name: 'namedFigure',
  title: { en: 'Site figure', fr: 'Chiffre du site' },
  icon: HashIcon,
  options: { columns: 2 },
  fields: [
    {
      ...field.plainText('name', ['Name', 'Nom'], {
        en: 'What texts write in braces: cities for {cities}. The same in both languages.',
        fr: 'Ce que les textes écrivent entre accolades : cities pour {cities}. Le même dans les deux langues.',
      }),
      validation: (rule, site) => rule.custom(figureNameRule(site)),
    },
    field.number('value', ['Number', 'Nombre'], {
      en: 'Without + or %, which belong to the text. French pages write 25000 as 25 000.',
      fr: 'Sans + ni %, qui font partie du texte. Les pages françaises écrivent 25000 ainsi : 25 000.',
      required: true,
    }),
    field.localeString('label', ['What it counts', 'Ce qu’il compte'], {
      en: 'For staff: shown beside the name when a text is written.',
      fr: 'Pour l’équipe : affiché à côté du nom pendant la rédaction d’un texte.',
      required: true,
    }),
    field.evidence(),
    field.yesNo('counted', ['Count it', 'Le compter'], {
      en: 'For cities, installers, customers, installations, reviews, rating and recommended: the site counts it once a day and says so in the text, as soon as there is enough. Until then the number above counts.',
      fr: 'Pour cities, installers, customers, installations, reviews, rating et recommended : le site le compte une fois par jour et le dit dans le texte, dès qu’il y en a assez. D’ici là, le nombre ci-dessus compte.',
    }),
    field.count('fewest', ['Enough from', 'Assez à partir de'], {
      en: 'So many at least, of what is counted; for a rating, of reviews. (20)',
      fr: 'Autant au moins, de ce qui est compté; pour une note, d’avis. (20)',
    }),
  ],
  preview: {
    select: { name: 'name', value: 'value' },
    texts: { label: 'label' },
    prepare: ({ name, value, label }, language) => ({
      title: `{${name ?? ''}} · ${typeof value === 'number' ? getFormatters(language).number(value) : ''}`,
      subtitle: ownText(label, language),
    }),
  },
}

/** What staff say of where a figure is from (`standingOf` in lib/evidence decides what follows). */
export const evidence: Part = {
  name: 'evidence',
  title: { en: 'Source', fr: 'Source' },
  icon: HashIcon,
  options: { collapsible: true, collapsed: true },
  fields: [
    field.plainText('by', ['Who says so', 'Qui l’affirme'], {
      en: 'A person of the company who answers for it.',
      fr: 'Une personne de l’entreprise qui en répond.',
    }),
    field.plainText('source', ['Where it is from', 'D’où cela vient'], {
      en: 'Such as a report, an insurance certificate or a count, with its date. Pages do not show it.',
      fr: 'Par exemple un rapport, une attestation d’assurance ou un décompte, avec sa date. Les pages ne le montrent pas.',
    }),
    field.date('until', ['Valid until', 'Valable jusqu’au'], {
      en: 'Afterwards the Checklist asks again. Empty: it has no end.',
      fr: 'Ensuite, les Vérifications le redemandent. Vide : sans fin.',
    }),
  ],
}

/** A claim that texts make in many places, with its source. */
export const statedClaim: Part = {
  name: 'statedClaim',
  title: { en: 'Claim', fr: 'Affirmation' },
  icon: HashIcon,
  fields: [
    field.choice(
      'claim',
      CLAIMS.map(({ id, title }) => ({ value: id, title })),
      ['What texts say', 'Ce que disent les textes'],
      { required: true },
    ),
    field.evidence(),
  ],
  preview: {
    select: { claim: 'claim', by: 'evidence.by' },
    prepare: ({ claim, by }, language) => ({
      title: CLAIMS.find(({ id }) => id === claim)?.title[language],
      subtitle: by,
    }),
  },
}

/** The installer's answer to a review. */
export const installerResponse: Part = {
  name: 'installerResponse',
  title: { en: 'Answer by the installer', fr: 'Réponse de l’installateur' },
  options: { collapsible: true, collapsed: true },
  fields: [
    {
      ...field.yesNo('fromContractor', ['Written by the contractor', 'Écrite par l’entrepreneur'], {
        en: 'Only an answer from the page of the contractor. A public site shows any other one as ours.',
        fr: 'Seulement une réponse envoyée depuis la page de l’entrepreneur. Un site public montre toute autre réponse comme la nôtre.',
      }),
      readOnly: true,
      notCopied: true,
    },
    field.writtenIn,
    field.plainText('name', ['Name', 'Nom']),
    field.localeText('content', ['Answer', 'Réponse']),
    field.date('date', ['Date', 'Date']),
  ],
}

/** Opening hours for structured data. */
export const openingHours: Part = {
  name: 'openingHours',
  title: { en: 'Opening hours', fr: 'Heures d’ouverture' },
  fields: [
    {
      ...field.choices('days', DAYS, ['Days', 'Jours']),
      validation: (rule) =>
        rule.required().min(1).error({ en: 'Choose at least one day.', fr: 'Choisissez au moins un jour.' }),
    },
    field.plainText('opens', ['Opens', 'Ouverture'], {
      en: 'Such as 08:00.',
      fr: 'Par exemple 08:00.',
      required: true,
    }),
    field.plainText('closes', ['Closes', 'Fermeture'], {
      en: 'Such as 18:00.',
      fr: 'Par exemple 18:00.',
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
