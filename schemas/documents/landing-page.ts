import { PresentationIcon } from '@sanity/icons/Presentation'
import type { CustomValidator } from 'sanity'
import type { DocumentWithPage } from '#schemas/document-types.ts'
import { blockList } from '#schemas/shared/block-list.ts'
import * as field from '#schemas/shared/fields.ts'
import { heldBack } from '#schemas/shared/held-back.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

const path = '/{landingPage}'

interface Section {
  _type?: string
  hidden?: boolean
}

/** A page shows at most one hero block, and no section stands above it. */
const heroRule: CustomValidator<Section[] | undefined> = (sections = []) =>
  sections
    .filter(({ hidden }) => !hidden)
    .slice(1)
    .some(({ _type }) => _type === 'heroBlock')
    ? {
        en: 'The head of the page is its first section, and there is only one.',
        fr: 'La tête de page est la première section, et il n’y en a qu’une.',
      }
    : true

/** A page that staff put together from blocks: a campaign, a new city, a season. */
export const landingPage: DocumentWithPage<'landingPage'> = {
  name: 'landingPage',
  title: { en: 'Landing page', fr: 'Page de campagne' },
  plural: { en: 'Landing pages', fr: 'Pages de campagne' },
  path,
  sitemap: 'landing-pages',
  desk: 'main',
  visits: 'landing',
  icon: PresentationIcon,
  fields: [
    field.localeString('title', ['Title', 'Titre'], {
      en: 'Its name in lists and in search results. The heading, where the page has no head.',
      fr: 'Son nom dans les listes et les résultats de recherche. Le grand titre, si la page n’a pas de tête.',
      required: true,
    }),
    field.slug('title.en', path),
    {
      ...blockList('sections', ['Sections', 'Sections'], {
        en: 'From top to bottom. A section whose content is missing is not on the page.',
        fr: 'De haut en bas. Une section dont le contenu manque n’est pas dans la page.',
      }),
      validation: (rule) => rule.custom(heroRule),
    },
    heldBack,
    field.seo(),
  ],
  preview: localizedPreview('title'),
}
