import type { CustomValidator } from 'sanity'
import type { SiteFacts } from '#schemas/define.ts'

/** The names in a list of site figures. Figures without a name are left out: an editor may not have typed it yet. */
export const figureNamesOf = (figures: unknown): string[] =>
  Array.isArray(figures) ? figures.flatMap(({ name }: { name?: string }) => (name ? [name] : [])) : []

/** Requires a name that can be written in braces and that only one figure has. */
export const figureNameRule =
  ({ isPagePlaceholder }: Pick<SiteFacts, 'isPagePlaceholder'>): CustomValidator<string | undefined> =>
  (name, { document }) => {
    if (!name || !/^[a-z]\w*$/i.test(name)) {
      return {
        en: 'Write a short name of letters without accents and digits, such as cities.',
        fr: 'Écrivez un nom court, en lettres sans accents et en chiffres, par exemple cities.',
      }
    }
    if (isPagePlaceholder(name)) {
      return {
        en: `Pages fill in {${name}} themselves. Choose another name.`,
        fr: `Des pages remplacent elles-mêmes {${name}}. Choisissez un autre nom.`,
      }
    }
    return figureNamesOf(document?.figures).filter((other) => other === name).length < 2
      ? true
      : { en: `Two figures are called ${name}.`, fr: `Deux chiffres s’appellent ${name}.` }
  }
