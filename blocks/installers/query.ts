import { installerFields, provinceOfCityFields } from '../../lib/content/fragments.ts'

/** The fields that the cards of installers show. */
export const installersBlockFields = `
  title, text, "installers": installers[]->{${installerFields}, city->{_id, name, "slug": slug.current, ${provinceOfCityFields}}}`
