import type { TranslationState } from '#lib/i18n/translation-state.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { LOSS_WORDS } from '#studio/core/marked-text/losses.ts'
import type { XmlProblem } from '#studio/core/marked-text/xml.ts'
import { TEXT_PROBLEMS, type TextProblem } from '#studio/core/text-file.ts'
import type { FindingKind } from './check-import.ts'

const en = {
  export: 'Export XLIFF',
  import: 'Import XLIFF',
  exportTitle: 'Export texts for an agency',
  exportText:
    'Makes a file for a translation tool. What comes back is compared with the texts there are then. Names in braces, links and addresses are tags in it.',
  version: 'Version',
  notes: 'Notes for the translators in',
  languages: { en: 'English', fr: 'French' },
  which: 'Which texts',
  states: {
    missing: 'French is missing',
    outOfDate: 'French is out of date',
    done: 'French is done',
  } satisfies Record<TranslationState, string>,
  types: 'Of which documents',
  allTypes: 'All kinds of document',
  count: (texts: number, documents: number) =>
    `${texts} ${texts === 1 ? 'text' : 'texts'} in ${documents} ${documents === 1 ? 'document' : 'documents'}`,
  download: 'Download',
  close: 'Close',
  failed: 'The texts could not be read. Check your connection and try again.',
  importTitle: 'Import what the agency sends back',
  importText:
    'Shows every change before anything is written. New French is saved in drafts; nothing is published. A text that changed here meanwhile is told, and stays as it is.',
  file: 'Choose an XLIFF file',
  problems: {
    ...TEXT_PROBLEMS.en,
    'too-large': 'The file is too large.',
    'not-xml': 'This is not an XLIFF file, or it is damaged.',
    dtd: 'The file has a document type with entities in it, which is refused. Ask for a plain XLIFF file.',
    entity: 'The file uses an entity it does not explain. Ask for a plain XLIFF file.',
    character:
      'The file has characters that no text can have, such as &#1; or half a surrogate pair. Ask for it without them.',
    'not-xliff': 'This is not an XLIFF file (1.2, 2.0 or 2.1) from English to French.',
  } satisfies Record<XmlProblem | TextProblem | 'not-xliff', string>,
  kinds: {
    new: 'New French',
    changed: 'Changed French',
    confirmed: 'French confirmed as it is',
    unchanged: 'Unchanged',
    englishChanged: 'Conflict, not imported: the English has changed since the export',
    frenchChanged: 'Conflict, not imported: somebody has changed the French here since the export',
    incomplete: 'Not imported: some paragraphs have no French yet',
    malformed: 'Not imported: the formatting in the file cannot be understood',
    unknownField: 'Not imported: this text is no longer here',
    unknownDocument: 'Not imported: this document is no longer here',
  } satisfies Record<FindingKind, string>,
  losses: LOSS_WORDS.en,
  lost: 'Not chosen, because something was lost or added: look at these, and choose them yourself',
  take: (place: string) => `Import ${place}`,
  toReview: 'Saved as to review: the file says that somebody has to review this French',
  changes: 'What the file changes',
  nothing: 'There is nothing to import in this file.',
}

export type XliffWords = typeof en

const fr: XliffWords = {
  export: 'Exporter en XLIFF',
  import: 'Importer du XLIFF',
  exportTitle: 'Exporter des textes pour une agence',
  exportText:
    'Crée un fichier pour un outil de traduction. Au retour, son contenu est comparé aux textes du moment. Les noms entre accolades, les liens et les adresses y sont des balises.',
  version: 'Version',
  notes: 'Notes à l’équipe de traduction en',
  languages: { en: 'anglais', fr: 'français' },
  which: 'Quels textes',
  states: {
    missing: 'Le français manque',
    outOfDate: 'Le français n’est plus à jour',
    done: 'Le français est fait',
  },
  types: 'De quels documents',
  allTypes: 'Tous les genres de document',
  count: (texts, documents) =>
    `${texts} ${texts < 2 ? 'texte' : 'textes'} dans ${documents} ${documents < 2 ? 'document' : 'documents'}`,
  download: 'Télécharger',
  close: 'Fermer',
  failed: 'Les textes n’ont pas pu être lus. Vérifiez votre connexion et réessayez.',
  importTitle: 'Importer ce que l’agence renvoie',
  importText:
    'Montre chaque modification avant que quoi que ce soit soit enregistré. Le nouveau français va dans des brouillons; rien n’est publié. Un texte modifié ici entre-temps est signalé et reste tel quel.',
  file: 'Choisir un fichier XLIFF',
  problems: {
    ...TEXT_PROBLEMS.fr,
    'too-large': 'Le fichier est trop volumineux.',
    'not-xml': 'Ce n’est pas un fichier XLIFF, ou il est endommagé.',
    dtd: 'Le fichier contient un type de document avec des entités, ce qui est refusé. Demandez un simple fichier XLIFF.',
    entity: 'Le fichier utilise une entité qu’il n’explique pas. Demandez un simple fichier XLIFF.',
    character:
      'Le fichier contient des caractères qu’aucun texte ne peut contenir, comme &#1; ou une moitié de paire de substitution. Demandez-le sans eux.',
    'not-xliff': 'Ce n’est pas un fichier XLIFF (1.2, 2.0 ou 2.1) de l’anglais vers le français.',
  },
  kinds: {
    new: 'Nouveau français',
    changed: 'Français modifié',
    confirmed: 'Français confirmé tel quel',
    unchanged: 'Inchangé',
    englishChanged: 'Conflit, non importé : l’anglais a changé depuis l’exportation',
    frenchChanged: 'Conflit, non importé : quelqu’un a modifié le français ici depuis l’exportation',
    incomplete: 'Non importé : des paragraphes n’ont pas encore de français',
    malformed: 'Non importé : la mise en forme dans le fichier est incompréhensible',
    unknownField: 'Non importé : ce texte n’est plus ici',
    unknownDocument: 'Non importé : ce document n’est plus ici',
  },
  losses: LOSS_WORDS.fr,
  lost: 'Non retenus, car quelque chose a été perdu ou ajouté : regardez-les, puis cochez-les vous-même',
  take: (place) => `Importer ${place}`,
  toReview: 'Enregistré comme à revoir : le fichier dit que quelqu’un doit réviser ce français',
  changes: 'Ce que le fichier modifie',
  nothing: 'Il n’y a rien à importer dans ce fichier.',
}

export const useXliffWords = (): XliffWords => ({ en, fr })[useStudioLanguage()]
