import type { Language } from '#lib/i18n/languages.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { TEXT_PROBLEMS } from '#studio/core/text-file.ts'
import type { FieldKind } from '../bulk-fields.ts'
import type { TableType } from './columns.ts'
import type { HeaderProblem, LineProblem, PlannedLine } from './plan-import.ts'
import type { CsvProblem } from './read-csv.ts'

type LineKind = PlannedLine['kind']

const en = {
  intro:
    'Download the table, change it in a spreadsheet, save it as CSV (UTF-8) and choose it here. You see every change before anything is written. Then you save drafts, or save and publish.',
  table: 'Table',
  tables: { city: 'Cities', service: 'Services' } satisfies Record<TableType, string>,
  current: 'Download what there is now',
  template: 'Download an empty table',
  templateFile: (table: string) => `${table}-template.csv`,
  columns: 'What the columns mean',
  column: 'Column',
  field: 'Field',
  writes: 'What to write',
  slugField:
    'Address: the word in the page’s address. It says which document the line is about; a new one makes a new draft.',
  needed: 'needed for a new one',
  emptyCell:
    'An empty cell leaves the field as it is. Lines can be in any order, columns too, and columns can be left out.',
  hints: {
    yesNo: 'yes or no',
    number: 'a number',
    choice: 'one of:',
    reference: 'a category’s address, such as hvac',
    priceRange: 'a price range such as $100-$300',
    date: 'a day such as 2026-03-12',
    text: 'text',
    localized: 'text',
  } satisfies Record<FieldKind, string>,
  province: 'two letters, such as ON',
  file: 'Choose a CSV file',
  failed: 'The content could not be read. Check your connection and choose the file again.',
  counts: (counts: Record<LineKind, number>) =>
    `New: ${counts.new}. Changed: ${counts.changed}. Unchanged: ${counts.unchanged}. Refused: ${counts.refused}.`,
  refusedTitle: 'Nothing of these lines is written',
  line: (line: number, slug: string) => (slug ? `Line ${line} (${slug})` : `Line ${line}`),
  newName: (name: string) => `${name} (new)`,
  address: 'Address',
  changes: 'What the file would change',
  publish:
    'Save and publish, but for documents with a draft of somebody’s and new ones that are not complete',
  publishAll: (count: number) =>
    count === 1 ? 'Save and publish 1 document' : `Save and publish ${count} documents`,
}

export type ImportWords = typeof en

const fr: ImportWords = {
  intro:
    'Téléchargez le tableau, modifiez-le dans un tableur, enregistrez-le en CSV (UTF-8) et choisissez-le ici. Vous voyez chaque modification avant que quoi que ce soit soit enregistré. Ensuite, vous enregistrez des brouillons, ou vous enregistrez et publiez.',
  table: 'Tableau',
  tables: { city: 'Villes', service: 'Services' },
  current: 'Télécharger ce qu’il y a maintenant',
  template: 'Télécharger un tableau vide',
  templateFile: (table) => `${table}-modele.csv`,
  columns: 'Ce que signifient les colonnes',
  column: 'Colonne',
  field: 'Champ',
  writes: 'Quoi écrire',
  slugField:
    'L’adresse : le mot dans l’adresse de la page. Il dit de quel document parle la ligne; un nouveau mot crée un brouillon.',
  needed: 'nécessaire pour un nouveau document',
  emptyCell:
    'Une case vide laisse le champ tel quel. Les lignes et les colonnes peuvent être dans n’importe quel ordre, et des colonnes peuvent manquer.',
  hints: {
    yesNo: 'yes ou no (oui ou non)',
    number: 'un nombre',
    choice: 'un de ces mots :',
    reference: 'l’adresse d’une catégorie, comme hvac',
    priceRange: 'une fourchette de prix comme $100-$300',
    date: 'un jour comme 2026-03-12',
    text: 'un texte',
    localized: 'un texte',
  },
  province: 'deux lettres, comme ON',
  file: 'Choisir un fichier CSV',
  failed: 'Le contenu n’a pas pu être lu. Vérifiez votre connexion et choisissez de nouveau le fichier.',
  counts: (counts) =>
    `Nouveaux : ${counts.new}. Modifiés : ${counts.changed}. Inchangés : ${counts.unchanged}. Refusés : ${counts.refused}.`,
  refusedTitle: 'Rien de ces lignes n’est enregistré',
  line: (line, slug) => (slug ? `Ligne ${line} (${slug})` : `Ligne ${line}`),
  newName: (name) => `${name} (nouveau)`,
  address: 'Adresse',
  changes: 'Ce que le fichier changerait',
  publish:
    'Enregistrer et publier, sauf les documents qui ont déjà un brouillon et les nouveaux encore incomplets',
  publishAll: (count) =>
    count < 2 ? `Enregistrer et publier ${count} document` : `Enregistrer et publier ${count} documents`,
}

const list = (texts: string[]) => texts.map((text) => `"${text}"`).join(', ')
const liste = (texts: string[]) => texts.map((text) => `« ${text} »`).join(', ')

type Problem = CsvProblem | HeaderProblem | LineProblem

type ProblemOf<Kind, One = Problem> = One extends { kind: infer Kinds }
  ? Kind extends Kinds
    ? One
    : never
  : never

const SENTENCES: Record<Language, { [Kind in Problem['kind']]: (problem: ProblemOf<Kind>) => string }> = {
  en: {
    encoding: () => TEXT_PROBLEMS.en.encoding,
    'not-text': () => TEXT_PROBLEMS.en['not-text'],
    'too-large': () => 'The file is larger than 5 MB.',
    'not-csv': ({ line }) =>
      `The file cannot be read as CSV from line ${line} on: a quotation mark is missing, or one too many.`,
    empty: () => 'The file is empty.',
    'no-slug-column': () => 'Line 1: there is no column "slug", which says what each line is about.',
    'unknown-columns': ({ columns }) =>
      `Line 1: unknown columns ${list(columns)}. Nothing is read until the names are right: look below at what the columns mean.`,
    'column-twice': ({ columns }) => `Line 1: the column ${list(columns)} is there twice.`,
    'no-slug': () => 'the cell "slug" is empty.',
    'too-many-cells': () => 'there are more cells than columns.',
    'slug-form': ({ slug }) =>
      `slug: write "${slug}" in lower-case letters without accents, digits and single dashes.`,
    'slug-reserved': ({ slug }) => `slug: "${slug}" belongs to a page of the site.`,
    'slug-taken': ({ slug }) => `slug: "${slug}" is used by a document of another kind.`,
    'slug-twice': ({ lines, slug }) => `slug: "${slug}" is on lines ${lines.join(', ')}. Keep one of them.`,
    missing: ({ columns, slug }) => `there is no "${slug}" yet, and a new one needs ${list(columns)}.`,
    rule: ({ column, sentence }) => `${column}: ${sentence}`,
    'not-a-number': ({ cell, column }) => `${column}: "${cell}" is not a number.`,
    'not-yes-or-no': ({ cell, column }) => `${column}: write yes or no instead of "${cell}".`,
    'not-a-choice': ({ cell, column }) => `${column}: "${cell}" is none of the possible words.`,
    'not-a-price-range': ({ cell, column }) =>
      `${column}: "${cell}" is not a price range. Write it like $100-$300, the smaller amount first.`,
    'unknown-province': ({ cell, column }) =>
      `${column}: there is no province or territory "${cell}". Write its two letters, such as ON.`,
    'unknown-category': ({ cell, column }) =>
      `${column}: there is no category "${cell}". Write its address, such as hvac.`,
  },
  fr: {
    encoding: () => TEXT_PROBLEMS.fr.encoding,
    'not-text': () => TEXT_PROBLEMS.fr['not-text'],
    'too-large': () => 'Le fichier dépasse 5 Mo.',
    'not-csv': ({ line }) =>
      `Le fichier ne se lit pas comme CSV à partir de la ligne ${line} : il y manque un guillemet, ou il y en a un de trop.`,
    empty: () => 'Le fichier est vide.',
    'no-slug-column': () => 'Ligne 1 : il n’y a pas de colonne « slug », qui dit de quoi parle chaque ligne.',
    'unknown-columns': ({ columns }) =>
      `Ligne 1 : colonnes inconnues ${liste(columns)}. Rien n’est lu tant que les noms ne sont pas justes : voyez plus bas ce que signifient les colonnes.`,
    'column-twice': ({ columns }) => `Ligne 1 : la colonne ${liste(columns)} s’y trouve deux fois.`,
    'no-slug': () => 'la case « slug » est vide.',
    'too-many-cells': () => 'il y a plus de cases que de colonnes.',
    'slug-form': ({ slug }) =>
      `slug : écrivez « ${slug} » en minuscules sans accents, avec des chiffres et de simples traits d’union.`,
    'slug-reserved': ({ slug }) => `slug : « ${slug} » appartient à une page du site.`,
    'slug-taken': ({ slug }) => `slug : « ${slug} » sert à un document d’un autre genre.`,
    'slug-twice': ({ lines, slug }) =>
      `slug : « ${slug} » est aux lignes ${lines.join(', ')}. N’en gardez qu’une.`,
    missing: ({ columns, slug }) =>
      `« ${slug} » n’existe pas encore, et un nouveau document demande ${liste(columns)}.`,
    rule: ({ column, sentence }) => `${column} : ${sentence}`,
    'not-a-number': ({ cell, column }) => `${column} : « ${cell} » n’est pas un nombre.`,
    'not-yes-or-no': ({ cell, column }) =>
      `${column} : écrivez yes ou no (oui ou non) au lieu de « ${cell} ».`,
    'not-a-choice': ({ cell, column }) => `${column} : « ${cell} » n’est pas un des mots possibles.`,
    'not-a-price-range': ({ cell, column }) =>
      `${column} : « ${cell} » n’est pas une fourchette de prix. Écrivez-la comme $100-$300, le plus petit montant d’abord.`,
    'unknown-province': ({ cell, column }) =>
      `${column} : il n’y a pas de province ou de territoire « ${cell} ». Écrivez ses deux lettres, comme ON.`,
    'unknown-category': ({ cell, column }) =>
      `${column} : il n’y a pas de catégorie « ${cell} ». Écrivez son adresse, comme hvac.`,
  },
}

/** The texts of the import, and a function that returns the sentence for a problem. */
export function useImportWords() {
  const language = useStudioLanguage()
  // `problem.kind` chooses the function that takes this kind of problem. TypeScript cannot see that.
  const sentence = (problem: Problem) =>
    (SENTENCES[language][problem.kind] as (problem: Problem) => string)(problem)
  return { words: { en, fr }[language], sentence }
}
