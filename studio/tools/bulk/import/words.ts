import { useStudioLanguage } from '#studio/core/language.ts'
import type { FieldKind } from '../bulk-fields.ts'
import type { TableType } from './columns.ts'
import type { HeaderProblem, LineProblem, PlannedLine } from './plan-import.ts'
import type { CsvProblem } from './read-csv.ts'

type LineKind = PlannedLine['kind']

const en = {
  intro:
    'Download the table, change it in a spreadsheet, save it as CSV (UTF-8) and choose it here. You see every change before anything is written. Changes are saved as drafts.',
  table: 'Table',
  tables: { city: 'Cities', service: 'Services' } satisfies Record<TableType, string>,
  current: 'Download what there is now',
  template: 'Download an empty table',
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
  checking: (done: number, total: number) => `Checking ${done} of ${total}…`,
  failed: 'The content could not be read. Check your connection and choose the file again.',
  counts: (counts: Record<LineKind, number>) =>
    `New: ${counts.new}. Changed: ${counts.changed}. Unchanged: ${counts.unchanged}. Refused: ${counts.refused}.`,
  refusedTitle: 'Nothing of these lines is written',
  line: (line: number, slug: string) => (slug ? `Line ${line} (${slug})` : `Line ${line}`),
  newName: (name: string) => `${name} (new)`,
  address: 'Address',
  changes: 'What the file would change',
}

export type ImportWords = typeof en

const fr: ImportWords = {
  intro:
    'Téléchargez le tableau, modifiez-le dans un tableur, enregistrez-le en CSV (UTF-8) et choisissez-le ici. Vous voyez chaque modification avant que quoi que ce soit soit enregistré. Les modifications deviennent des brouillons.',
  table: 'Tableau',
  tables: { city: 'Villes', service: 'Services' },
  current: 'Télécharger ce qu’il y a maintenant',
  template: 'Télécharger un tableau vide',
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
    choice: 'un de ces mots :',
    reference: 'l’adresse d’une catégorie, comme hvac',
    priceRange: 'une fourchette de prix comme $100-$300',
    date: 'un jour comme 2026-03-12',
    text: 'un texte',
    localized: 'un texte',
  },
  province: 'deux lettres, comme ON',
  file: 'Choisir un fichier CSV',
  checking: (done, total) => `Vérification : ${done} sur ${total}…`,
  failed: 'Le contenu n’a pas pu être lu. Vérifiez votre connexion et choisissez de nouveau le fichier.',
  counts: (counts) =>
    `Nouveaux : ${counts.new}. Modifiés : ${counts.changed}. Inchangés : ${counts.unchanged}. Refusés : ${counts.refused}.`,
  refusedTitle: 'Rien de ces lignes n’est enregistré',
  line: (line, slug) => (slug ? `Ligne ${line} (${slug})` : `Ligne ${line}`),
  newName: (name) => `${name} (nouveau)`,
  address: 'Adresse',
  changes: 'Ce que le fichier changerait',
}

const list = (texts: string[]) => texts.map((text) => `"${text}"`).join(', ')
const liste = (texts: string[]) => texts.map((text) => `« ${text} »`).join(', ')

const SENTENCES = {
  en: {
    file(problem: CsvProblem): string {
      switch (problem.kind) {
        case 'not-utf8':
          return 'The file is not in UTF-8, so that accents would be lost. Save it as "CSV UTF-8".'
        case 'too-large':
          return 'The file is larger than 5 MB.'
        case 'not-csv':
          return `The file cannot be read as CSV from line ${problem.line} on: a quotation mark is missing, or one too many.`
      }
    },
    header(problem: HeaderProblem): string {
      switch (problem.kind) {
        case 'empty':
          return 'The file is empty.'
        case 'no-slug-column':
          return 'Line 1: there is no column "slug", which says what each line is about.'
        case 'unknown-columns':
          return `Line 1: unknown columns ${list(problem.columns)}. Nothing is read until the names are right: look below at what the columns mean.`
        case 'column-twice':
          return `Line 1: the column ${list(problem.columns)} is there twice.`
      }
    },
    line(problem: LineProblem): string {
      switch (problem.kind) {
        case 'no-slug':
          return 'the cell "slug" is empty.'
        case 'too-many-cells':
          return 'there are more cells than columns.'
        case 'slug-form':
          return `slug: write "${problem.slug}" in lower-case letters without accents, digits and single dashes.`
        case 'slug-reserved':
          return `slug: "${problem.slug}" belongs to a page of the site.`
        case 'slug-taken':
          return `slug: "${problem.slug}" is used by a document of another kind.`
        case 'slug-twice':
          return `slug: "${problem.slug}" is on lines ${problem.lines.join(', ')}. Keep one of them.`
        case 'missing':
          return `there is no "${problem.slug}" yet, and a new one needs ${list(problem.columns)}.`
        case 'rule':
          return `${problem.column}: ${problem.sentence}`
        case 'not-a-number':
          return `${problem.column}: "${problem.cell}" is not a number.`
        case 'not-yes-or-no':
          return `${problem.column}: write yes or no instead of "${problem.cell}".`
        case 'not-a-choice':
          return `${problem.column}: "${problem.cell}" is none of the possible words.`
        case 'not-a-price-range':
          return `${problem.column}: "${problem.cell}" is not a price range. Write it like $100-$300, the smaller amount first.`
        case 'unknown-province':
          return `${problem.column}: there is no province or territory "${problem.cell}". Write its two letters, such as ON.`
        case 'unknown-category':
          return `${problem.column}: there is no category "${problem.cell}". Write its address, such as hvac.`
      }
    },
  },
  fr: {
    file(problem: CsvProblem): string {
      switch (problem.kind) {
        case 'not-utf8':
          return 'Le fichier n’est pas en UTF-8 : les accents seraient perdus. Enregistrez-le en « CSV UTF-8 ».'
        case 'too-large':
          return 'Le fichier dépasse 5 Mo.'
        case 'not-csv':
          return `Le fichier ne se lit pas comme CSV à partir de la ligne ${problem.line} : il y manque un guillemet, ou il y en a un de trop.`
      }
    },
    header(problem: HeaderProblem): string {
      switch (problem.kind) {
        case 'empty':
          return 'Le fichier est vide.'
        case 'no-slug-column':
          return 'Ligne 1 : il n’y a pas de colonne « slug », qui dit de quoi parle chaque ligne.'
        case 'unknown-columns':
          return `Ligne 1 : colonnes inconnues ${liste(problem.columns)}. Rien n’est lu tant que les noms ne sont pas justes : voyez plus bas ce que signifient les colonnes.`
        case 'column-twice':
          return `Ligne 1 : la colonne ${liste(problem.columns)} s’y trouve deux fois.`
      }
    },
    line(problem: LineProblem): string {
      switch (problem.kind) {
        case 'no-slug':
          return 'la case « slug » est vide.'
        case 'too-many-cells':
          return 'il y a plus de cases que de colonnes.'
        case 'slug-form':
          return `slug : écrivez « ${problem.slug} » en minuscules sans accents, avec des chiffres et de simples traits d’union.`
        case 'slug-reserved':
          return `slug : « ${problem.slug} » appartient à une page du site.`
        case 'slug-taken':
          return `slug : « ${problem.slug} » sert à un document d’un autre genre.`
        case 'slug-twice':
          return `slug : « ${problem.slug} » est aux lignes ${problem.lines.join(', ')}. N’en gardez qu’une.`
        case 'missing':
          return `« ${problem.slug} » n’existe pas encore, et un nouveau document demande ${liste(problem.columns)}.`
        case 'rule':
          return `${problem.column} : ${problem.sentence}`
        case 'not-a-number':
          return `${problem.column} : « ${problem.cell} » n’est pas un nombre.`
        case 'not-yes-or-no':
          return `${problem.column} : écrivez yes ou no (oui ou non) au lieu de « ${problem.cell} ».`
        case 'not-a-choice':
          return `${problem.column} : « ${problem.cell} » n’est aucun des mots possibles.`
        case 'not-a-price-range':
          return `${problem.column} : « ${problem.cell} » n’est pas une fourchette de prix. Écrivez-la comme $100-$300, le plus petit montant d’abord.`
        case 'unknown-province':
          return `${problem.column} : il n’y a pas de province ou de territoire « ${problem.cell} ». Écrivez ses deux lettres, comme ON.`
        case 'unknown-category':
          return `${problem.column} : il n’y a pas de catégorie « ${problem.cell} ». Écrivez son adresse, comme hvac.`
      }
    },
  },
}

export type ImportSentences = (typeof SENTENCES)['en']

/** The texts of the import, with its error messages. */
export function useImportWords(): { words: ImportWords; sentences: ImportSentences } {
  const language = useStudioLanguage()
  return { words: { en, fr }[language], sentences: SENTENCES[language] }
}
