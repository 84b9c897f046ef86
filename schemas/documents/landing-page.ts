import { PresentationIcon } from '@sanity/icons/Presentation'
import { BLOCKS } from '#blocks/schemas.ts'
import type { DocumentWithPage } from '#schemas/document-types.ts'
import { BLOCK_GROUPS } from '#schemas/shared/block.ts'
import * as field from '#schemas/shared/fields.ts'
import { heroRule } from '#schemas/shared/hero-rule.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

const path = '/{landingPage}'

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
    field.localeString('title', {
      en: ['Title', 'Its name in lists and in search results. The heading, where the page has no head.'],
      fr: [
        'Titre',
        'Son nom dans les listes et les résultats de recherche. Le grand titre, si la page n’a pas de tête.',
      ],
      required: true,
    }),
    field.slug('title.en', path),
    {
      ...field.ofType('array', 'sections', {
        en: ['Sections', 'From top to bottom. A section whose content is missing is not on the page.'],
        fr: ['Sections', 'De haut en bas. Une section dont le contenu manque n’est pas dans la page.'],
      }),
      of: BLOCKS.map(({ name }) => ({ type: name })),
      options: {
        insertMenu: {
          filter: true,
          groups: BLOCK_GROUPS.map(({ value, title }) => ({
            name: value,
            title,
            of: BLOCKS.filter(({ group }) => group === value).map(({ name }) => name),
          })),
          views: [{ name: 'grid', previewImageUrl }, { name: 'list' }],
        },
      },
      validation: (rule) => rule.custom(heroRule),
    },
    field.seo(),
  ],
  preview: localizedPreview('title'),
}

/** The drawing of a block, as the address of a picture. */
function previewImageUrl(type: string): string | undefined {
  const shapes = BLOCKS.find(({ name }) => name === type)?.thumbnail
  if (shapes === undefined) return undefined
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100" fill="#6b7280"><rect width="160" height="100" fill="#fff"/>${shapes}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
