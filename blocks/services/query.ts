import { serviceCardFields, servicesByPopularity } from '../../lib/content/fragments.ts'

/** The services that staff chose, and the services of the category. */
export const servicesBlockFields = `
  title, text,
  "services": services[]->{${serviceCardFields}},
  category->{
    _id, title, "slug": slug.current,
    "services": *[_type == "service" && defined(slug.current) && references(^._id)] | ${servicesByPopularity} [0...8]{
      ${serviceCardFields}
    }
  }`
