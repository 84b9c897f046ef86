import { installerFields } from '../../lib/content/fragments.ts'

/** What the cards of installers show. */
export const installersBlockFields = `
  title, text, "installers": installers[]->{${installerFields}, city->{_id, name, "slug": slug.current}}`
