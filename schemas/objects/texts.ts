import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { TranslateIcon } from '@sanity/icons/Translate'
import type { Definition, Part } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import {
  englishBesideFrench,
  frenchBesideEnglish,
  keptEnglish,
  knownNames,
  SIDE_BY_SIDE,
} from '#schemas/shared/localized.ts'
import {
  choiceTitle,
  FORM_CHOICES,
  ICON_KEYS,
  LANGUAGE_CHOICES,
  MAILS_WITH_USUAL_TEXTS,
  REQUEST_URGENCIES,
  STAFF_MAILS,
  STEP_MOMENTS,
} from '#schemas/shared/options.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'
import { sectionFields } from '#schemas/shared/section.ts'

/** The fields of a localized type: English, French, and the hidden English that the French was translated from. */
const inBothLanguages = (kind: Pick<Definition, 'type' | 'rows' | 'of'>): Definition[] => [
  {
    name: 'en',
    title: { en: 'English', fr: 'Anglais' },
    ...kind,
    validation: (rule, site) => [rule.custom(englishBesideFrench), rule.custom(knownNames(site))],
  },
  {
    name: 'fr',
    title: { en: 'French', fr: 'Français' },
    ...kind,
    validation: (rule, site) => [rule.custom(frenchBesideEnglish).warning(), rule.custom(knownNames(site))],
  },
  { ...keptEnglish, ...kind },
]

/** One line of text in English and Canadian French. */
export const localeString: Part = {
  name: 'localeString',
  title: { en: 'Line in both languages', fr: 'Ligne dans les deux langues' },
  icon: TranslateIcon,
  options: SIDE_BY_SIDE,
  fields: inBothLanguages({ type: 'string' }),
  preview: { select: { title: 'en', subtitle: 'fr' } },
}

/** A few sentences in English and Canadian French, without formatting. */
export const localeText: Part = {
  name: 'localeText',
  title: { en: 'Text in both languages', fr: 'Texte dans les deux langues' },
  icon: TranslateIcon,
  options: SIDE_BY_SIDE,
  fields: inBothLanguages({ type: 'text', rows: 3 }),
  preview: { select: { title: 'en', subtitle: 'fr' } },
}

/** The kind of paragraph in formatted texts. It has few styles, because the CSS of pages must define each style. */
const block = {
  type: 'block',
  styles: [
    { title: { en: 'Text', fr: 'Texte' }, value: 'normal' },
    { title: { en: 'Heading', fr: 'Titre' }, value: 'h2' },
    { title: { en: 'Small heading', fr: 'Sous-titre' }, value: 'h3' },
    { title: { en: 'Quote', fr: 'Citation' }, value: 'blockquote' },
  ],
  lists: [
    { title: { en: 'Bullets', fr: 'Puces' }, value: 'bullet' },
    { title: { en: 'Numbers', fr: 'Numéros' }, value: 'number' },
  ],
  marks: {
    decorators: [{ title: { en: 'Bold', fr: 'Gras' }, value: 'strong' }],
    annotations: [{ type: 'link' }],
  },
}

/** Formatted text in English and Canadian French: headings, lists, links. */
export const localeBlocks: Part = {
  name: 'localeBlocks',
  title: { en: 'Formatted text in both languages', fr: 'Texte mis en forme dans les deux langues' },
  icon: TranslateIcon,
  fields: inBothLanguages({ type: 'array', of: [block] }),
}

/** The heading of a section of a page, and the sentences below or beside it. */
export const sectionHeading: Part = {
  name: 'sectionHeading',
  title: { en: 'Section heading', fr: 'Titre de section' },
  options: { collapsible: true },
  fields: [
    field.localeString('title', ['Heading', 'Titre'], {
      en: 'Sentence case in French.',
      fr: 'En français, seule la première lettre prend la majuscule.',
    }),
    field.localeText('text', ['Text', 'Texte'], {
      en: 'One or two sentences below the heading. May stay empty.',
      fr: 'Une ou deux phrases sous le titre. Peut rester vide.',
    }),
  ],
}

/** A short point: a title, a few sentences, and perhaps a small drawing. */
export const titledText: Part = {
  name: 'titledText',
  title: { en: 'Point', fr: 'Point' },
  fields: [
    field.localeString('title', ['Title', 'Titre'], { required: true }),
    field.localeText('text', ['Text', 'Texte']),
    field.choice('icon', ICON_KEYS, ['Drawing', 'Dessin'], {
      en: 'A small drawing beside the title. May stay empty.',
      fr: 'Un petit dessin à côté du titre. Peut rester vide.',
    }),
  ],
  preview: localizedPreview('title'),
}

/** A step that follows a sent request, with the greatest number of days until it happens. */
export const nextStep: Definition = {
  name: 'nextStep',
  title: { en: 'Next step', fr: 'Étape suivante' },
  type: 'object',
  fields: [
    field.localeString('title', ['Title', 'Titre'], { required: true }),
    field.localeText('text', ['Text', 'Texte']),
    field.choice('moment', STEP_MOMENTS, ['Tells of', 'Annonce'], {
      en: 'Its date is computed for each request: from its province, our opening hours, and what the customer asked for.',
      fr: 'Sa date est calculée pour chaque demande, selon la province, nos heures d’ouverture et ce que le client a demandé.',
    }),
    field.number('days', ['Days', 'Jours'], {
      en: 'How many days later at the latest, unless the customer gave a date or a time. For quotes: open days.',
      fr: 'Combien de jours plus tard au maximum, sauf si le client a donné une date ou un délai. Pour les soumissions : jours ouvrables.',
      required: true,
      min: 0,
      integer: true,
    }),
  ],
  preview: localizedPreview('title'),
}

/** A question that belongs to one document only. Questions shared by pages are `faq` documents. */
export const faqEntry: Part = {
  name: 'faqEntry',
  title: { en: 'Question', fr: 'Question' },
  icon: HelpCircleIcon,
  fields: [
    field.localeString('question', ['Question', 'Question'], { required: true }),
    field.localeText('answer', ['Answer', 'Réponse'], { required: true }),
  ],
  preview: localizedPreview('question'),
}

/** One section of a text page. */
export const pageSection: Part = {
  name: 'pageSection',
  title: { en: 'Section', fr: 'Section' },
  icon: BlockContentIcon,
  fields: sectionFields(),
  preview: localizedPreview('title', 'picture'),
}

/** A term and the French that this site uses for it. */
export const glossaryTerm: Part = {
  name: 'glossaryTerm',
  title: { en: 'Term', fr: 'Terme' },
  icon: TranslateIcon,
  fields: [
    field.localeString('term', ['Term', 'Terme'], {
      en: 'In the singular. Its plural is found too.',
      fr: 'Au singulier. Son pluriel est trouvé aussi.',
      required: true,
    }),
    field.plainText('note', ['Note', 'Note'], {
      en: 'When it is used, or which word to avoid. In French, for translators.',
      fr: 'Quand l’employer, ou quel mot éviter.',
    }),
  ],
  preview: localizedPreview('term'),
}

/** Texts and picture for search engines and shared links. For an empty part, the page uses its own title or lead. */
export const seo: Part = {
  name: 'seo',
  title: { en: 'Search engines and sharing', fr: 'Moteurs de recherche et partage' },
  options: { collapsible: true, collapsed: true },
  fields: [
    field.localeString('title', ['Title', 'Titre'], {
      en: 'The blue line in search results. About 60 characters. Empty: the page title is used.',
      fr: 'La ligne bleue des résultats de recherche. Environ 60 caractères. Vide : le titre de la page.',
      max: 70,
    }),
    field.localeText('description', ['Description', 'Description'], {
      en: 'The two lines below it. About 155 characters. Empty: the lead is used.',
      fr: 'Les deux lignes dessous. Environ 155 caractères. Vide : le chapeau.',
      max: 170,
    }),
    field.localeString('keywords', ['Keywords', 'Mots-clés'], {
      en: 'Separated by commas.',
      fr: 'Séparés par des virgules.',
    }),
    field.picture('picture', ['Picture', 'Image'], {
      en: 'Shown when the page is shared, 1200 by 630. Empty: a picture is made from the title.',
      fr: 'Montrée quand la page est partagée, 1200 sur 630. Vide : une image est faite à partir du titre.',
    }),
  ],
}

/** The texts of one kind of mail. */
export const mailText: Part = {
  name: 'mailText',
  title: { en: 'Mail', fr: 'Courriel' },
  icon: EnvelopeIcon,
  fields: [
    field.localeString('subject', ['Subject', 'Objet'], { required: true }),
    field.localeText('text', ['Text', 'Texte'], {
      en: 'An empty line begins a new paragraph.',
      fr: 'Une ligne vide commence un nouveau paragraphe.',
      required: true,
    }),
    field.localeString('button', ['Button', 'Bouton'], {
      en: 'Where the mail has one.',
      fr: 'Si le courriel en a un.',
    }),
  ],
}

/** The description of what limits the mails of a person. */
const ONLY = {
  en: 'Nothing chosen: all. A request that is nobody’s goes to everybody.',
  fr: 'Aucun choix : toutes. Une demande qui ne revient à personne va à tout le monde.',
}

/** The texts of one of the mails that have usual texts. */
export const otherMailText: Part = {
  name: 'otherMailText',
  title: { en: 'Mail', fr: 'Courriel' },
  icon: EnvelopeIcon,
  fields: [
    field.choice('mail', MAILS_WITH_USUAL_TEXTS, ['Mail', 'Courriel'], { required: true }),
    field.localeString('subject', ['Subject', 'Objet']),
    field.localeText('text', ['Text', 'Texte'], {
      en: 'An empty line begins a new paragraph. What is left empty stays as it usually is.',
      fr: 'Une ligne vide commence un nouveau paragraphe. Ce qui reste vide garde sa forme habituelle.',
    }),
    field.localeString('button', ['Button', 'Bouton']),
  ],
  preview: {
    select: { mail: 'mail' },
    prepare: ({ mail }, language) => ({ title: choiceTitle(MAILS_WITH_USUAL_TEXTS, mail, language) }),
  },
}

/** A person who gets mails from the site, and the language of these mails. */
export const mailRecipient: Part = {
  name: 'mailRecipient',
  title: { en: 'Recipient', fr: 'Destinataire' },
  icon: EnvelopeIcon,
  fields: [
    field.email('email', ['E-mail address', 'Adresse courriel'], { required: true }),
    field.choice('language', LANGUAGE_CHOICES, ['Language', 'Langue'], { required: true }),
    field.choices('without', STAFF_MAILS, ['Mails they do not get', 'Courriels à ne pas envoyer'], {
      en: 'Each ticked kind of mail is switched off for this person.',
      fr: 'Chaque type de courriel coché est désactivé pour cette personne.',
    }),
    field.choices('forms', FORM_CHOICES, ['Only of these forms', 'Seulement de ces formulaires'], ONLY),
    field.choices(
      'urgencies',
      REQUEST_URGENCIES,
      ['Only of this urgency', 'Seulement de ce degré d’urgence'],
      ONLY,
    ),
    field.referenceList('city', 'cities', ['Only of these cities', 'Seulement de ces villes'], ONLY),
    field.referenceList(
      'category',
      'categories',
      ['Only of these categories', 'Seulement de ces catégories'],
      ONLY,
    ),
  ],
  preview: { select: { title: 'email', subtitle: 'language' } },
}
