import { HashIcon } from '@sanity/icons/Hash'
import type { CustomValidator } from 'sanity'
import type { SiteFacts } from '#schemas/define.ts'
import type { Singleton } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { figureNamesOf } from '#schemas/shared/figure-names.ts'

/** Refuses to remove a figure that a text names: visitors would see the name in braces. */
const keepsNamesInUse =
  ({ lostNames }: SiteFacts): CustomValidator =>
  async (items, context) => {
    const [lost] = await lostNames(figureNamesOf(items), context)
    if (lost === undefined) return true
    return {
      en: `Texts still name {${lost}}. Change these first: Find and replace shows where.`,
      fr: `Des textes nomment encore {${lost}}. Modifiez-les d’abord : Rechercher et remplacer montre où.`,
    }
  }

/** The figures of the site, such as `{cities}`, which any text can name in braces (docs/product.md, Marketing figures). */
export const siteFigures: Singleton = {
  name: 'siteFigures',
  title: { en: 'Site figures', fr: 'Chiffres du site' },
  desk: 'figures',
  visits: 'proof',
  shownOn: { pages: 'all' },
  icon: HashIcon,
  fields: [
    {
      ...field.listOf('namedFigure', 'figures', ['Figures', 'Chiffres'], {
        en: 'Each stands here once. Every text can name it in braces: {cities}+ is shown as 250+. What you publish here is on all pages at once.',
        fr: 'Chacun se trouve ici une seule fois. Tout texte peut le nommer entre accolades : {cities}+ devient 250+. Ce que vous publiez ici paraît aussitôt sur toutes les pages.',
      }),
      validation: (rule, site) => rule.custom(keepsNamesInUse(site)),
    },
    field.listOf('statedClaim', 'claims', ['Claims', 'Affirmations'], {
      en: 'What texts say in many places, such as “licensed, insured, background-checked”. On a public site a text says that it is a sample statement until its source stands here.',
      fr: 'Ce que les textes disent à plusieurs endroits, par exemple « titulaires d’une licence, assurés, antécédents vérifiés ». Sur un site public, un texte dit que c’est une mention d’exemple tant que la source n’est pas ici.',
    }),
  ],
}
