import { cityLinkFields } from '../../lib/content/fragments.ts'

/** The fields that the rows of cities show. */
export const citiesBlockFields = `
  title, text, claim, "cities": cities[]->{${cityLinkFields}, serviceCount}`
