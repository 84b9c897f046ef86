import type { CustomValidator } from 'sanity'

/** A page has at most one hero block, and no section stands above it. */
export const heroRule: CustomValidator<unknown[] | undefined> = (sections = []) =>
  sections.slice(1).some(isHero)
    ? {
        en: 'The head of the page is its first section, and there is only one.',
        fr: 'La tête de page est la première section, et il n’y en a qu’une.',
      }
    : true

const isHero = (section: unknown) =>
  typeof section === 'object' && section !== null && '_type' in section && section._type === 'heroBlock'
