import {
  serviceLinkFields,
  servicesByPopularity,
  timeBandsField,
  timedServiceFields,
} from '../../lib/content/fragments.ts'

/** The services of each category, with the fields that prices need. */
export const priceListBlockFields = `
  title, text, ${timeBandsField},
  "categories": categories[]->{
    _id, title, "slug": slug.current,
    "services": *[_type == "service" && defined(slug.current) && references(^._id)] | ${servicesByPopularity} {
      ${serviceLinkFields}, ${timedServiceFields}
    }
  }`
