import { PresentationIcon } from '@sanity/icons/Presentation'
import type { CustomValidator } from 'sanity'
import { heldBackOf } from '#lib/i18n/held-back.ts'
import type { DocumentWithPage } from '#schemas/document-types.ts'
import { blockList } from '#schemas/shared/block-list.ts'
import * as field from '#schemas/shared/fields.ts'
import { LANGUAGE_CHOICES } from '#schemas/shared/options.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

const path = '/{landingPage}'

/** A page has at most one hero block, and no section stands above it. */
const heroRule: CustomValidator<unknown[] | undefined> = (sections = []) =>
  sections.slice(1).some(isHero)
    ? {
        en: 'The head of the page is its first section, and there is only one.',
        fr: 'La tête de page est la première section, et il n’y en a qu’une.',
      }
    : true

/** A reason stands beside what is held back: the report of the two languages names it. */
const reasonRule: CustomValidator<object | undefined> = (heldBack) =>
  heldBackOf({ heldBack })?.reason.trim() === ''
    ? { en: 'Held back: write the reason.', fr: 'Page retenue : écrivez la raison.' }
    : true

/** The French version may not be less accessible than the English (Charter of the French language, ss. 51, 52 and 89). */
const frenchRule: CustomValidator<object | undefined> = (heldBack) =>
  heldBackOf({ heldBack })?.language === 'fr'
    ? {
        en: 'The English would be public without its French, which the Charter of the French language does not allow in Québec. Hold back both until the French is ready.',
        fr: 'L’anglais serait public sans son français, ce que la Charte de la langue française ne permet pas au Québec. Retenez les deux jusqu’à ce que le français soit prêt.',
      }
    : true

const isHero = (section: unknown) =>
  typeof section === 'object' && section !== null && '_type' in section && section._type === 'heroBlock'

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
    {
      ...field.object('heldBack', ['Hold back', 'Page retenue'], {
        en: 'The page is not public in this language: visitors read that it is not available yet. Programs that read content see the reason, so name nobody.',
        fr: 'La page n’est pas publique dans cette langue : on y lit qu’elle n’est pas encore offerte. Les programmes qui lisent le contenu voient la raison : n’y nommez personne.',
        fields: [
          field.choice(
            'language',
            [...LANGUAGE_CHOICES, { value: 'both', title: { en: 'Both languages', fr: 'Les deux langues' } }],
            ['Language', 'Langue'],
          ),
          field.plainText('reason', ['Reason', 'Raison'], { en: 'For staff.', fr: 'Pour l’équipe.' }),
        ],
      }),
      validation: (rule) => [rule.custom(reasonRule), rule.custom(frenchRule).warning()],
    },
    field.seo(),
  ],
  preview: localizedPreview('title'),
}
