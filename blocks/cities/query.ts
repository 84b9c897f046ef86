import { cityLinkFields } from '../../lib/content/fragments.ts'

/** The cities of the rows. */
export const citiesBlockFields = `
  title, text, claim, "cities": cities[]->{${cityLinkFields}, serviceCount}`
