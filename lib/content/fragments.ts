/**
 * Parts of projections that several queries share. Each projected document has its `_id`, because without the `_id` every
 * change of content would expire the read.
 */

/** The fields of a picture; for photographs also the placeholder that is shown while they load. */
export const pictureFields = `
  alt, asset, crop, hotspot,
  "preview": select(!(asset._ref match "svg") => asset->{_id, "lqip": metadata.lqip, "isOpaque": metadata.isOpaque})`

export const seoFields = `title, description, keywords, picture{${pictureFields}}`

export const linkFields = `_key, label, path, target->{_id, _type, "slug": slug.current}`

const sectionFields = `
  sections[]{
    _key, title, body, points[]{_key, title, text, icon}, picture{${pictureFields}}, links[]{${linkFields}}
  }`

/** The fields of a page, but for its text sections (`sectionFields`). */
export const plainPageFields = `_id, title, lead, picture{${pictureFields}}, closing{title, text}, seo{${seoFields}}`

export const pageFields = `${plainPageFields}, ${sectionFields}`

/** The fields of a page around a document, such as a service. The document has its own lead and picture. */
export const aroundFields = `_id, title, closing{title, text}, seo{${seoFields}}, ${sectionFields}`

/** The fields of which `figureOf` makes the price of a service: without the fees it would be a price that nobody can have. */
export const priceFields = `priceRange, compulsoryFees[]{_key, name, amount}`

export const serviceLinkFields = `_id, name, "slug": slug.current, ${priceFields}`

/** The questions of a service or a category, of which `toQuestions` makes what is asked. */
export const questionsField = `
  questions[]{_key, label, kind, options[]{_key, label, effect, amount}, effect, amount, included, askedAfter}`

/** The fields of a service from which `timeOf` finds how long a job takes, such as `2 to 3 hours`. */
export const timedServiceFields = `complexity, timeOnSite{low, high, unit}, "timeNote": duration`

/** The fields of a service that say whether its work needs a licence. */
export const licenceFields = `
  licenseRequired, "licenceByProvince": count(*[_type == "province" && references(^._id)]) > 0`

/** The field of a city with what `inProvince` needs of its province. */
export const licensingProvinceField = `
  "rules": province->{_id, code, tradeRules[]{trade, "services": services[]._ref}}`

/**
 * The fields of a service that `serviceFacts` needs: time, complexity, licence and permit, as cards and pages show them. The trade
 * rules of provinces name services.
 */
export const serviceFactFields = `
  ${timedServiceFields}, permitRequired, ${licenceFields}`

/** The fields of a service that its comparison with others needs (`comparedServices`). */
export const comparedFields = `${serviceLinkFields}, ${serviceFactFields}, catalogueNumber, warrantyMonths`

/** The warranty on the work of services and categories without one of their own. */
export const guaranteeField = `
  "guarantee": *[_type == "guaranteePage" && _id == "guaranteePage"][0]{_id, warrantyMonths}`

export const serviceCardFields = `
  ${serviceLinkFields}, ${serviceFactFields}, description, "features": features[0...3],
  category->{_id, title, "slug": slug.current}, picture{${pictureFields}}`

/** The ratings of a service's reviews, and how many of the reviews are no samples. */
export const ratingsFields = `
  "ratings": *[_type == "review" && references(^._id)].rating,
  "ownReviews": count(*[_type == "review" && references(^._id) && sample != true])`

export const cityLinkFields = `_id, name, "slug": slug.current, province->{_id, code, name}`

/** The fields of a city that `cityPrices` needs for the prices in that city. */
export const cityPriceFields = `
  localPricing{baseMultiplier, averageRates[]{_key, range, "service": service._ref}}`

/** The fields of the estimator's settings that `settingsOf` and `timeBandsOf` need. */
export const estimatorFields = `
  _id, complexityLabels, complexityBase, complexityStep, defaultComplexity, timelineLevels[]{_key, label, factor},
  defaultTimeline, defaultAddOns[]{_key, name, value, description}, estimatedTime, timeBands`

/** The estimator's settings for pages that need only `timeBandsOf`. */
export const timeBandsField = `
  "estimator": *[_type == "estimatorSettings" && _id == "estimatorSettings"][0]{_id, timeBands}`

export const projectFields = `
  _id, title, description, beforeImage{${pictureFields}}, afterImage{${pictureFields}}, location, serviceDetails,
  timeToComplete, complexity, sample`

/** A project with who did it, when and at what price, and its own page's city and services. */
export const doneProjectFields = `
  ${projectFields}, date, pricePaid, installerName, photos[]{_key, ${pictureFields}},
  "serviceRef": services[0]._ref, "place": city->{_id, name, "slug": slug.current, province->{_id, code}},
  "services": services[]->{_id, name, "slug": slug.current, category->{_id, title, "slug": slug.current}}`

/** In a city: the province of an installer, a featured contractor or a review. */
export const provinceOfCityFields = `province->{_id, code}`

export const reviewFields = `
  _id, customerName, customerInitials, location, rating, title, content, date, verified, sample, helpfulCount, tags, installerName,
  installerResponse{name, content, date, fromContractor}, photos[]{_key, ${pictureFields}}, videoUrl,
  beforeAfter{before{${pictureFields}}, after{${pictureFields}}},
  "serviceRef": service._ref, "place": city->{_id, name, "slug": slug.current, ${provinceOfCityFields}}`

/** The fields of an installer or a featured contractor that say whether pages may name it (advertised.ts). */
export const advertisedFields = `
  "specialtyKeys": specialties[].en, "frenchSpecialties": specialties[].fr,
  licences[]{_key, authority, number, checkedOn, expires}`

/** The fields of an installer from which `installerPath` finds its page. Its numbers say whether it is a sample. */
export const installerPathFields = `"slug": slug.current, rating, reviewCount, yearsExperience, completedJobs`

/** `_type`, because an installer without an address is shown too (gaps.ts). */
export const installerFields = `
  _id, _type, name, description, ${installerPathFields}, certifications, specialties,
  ${advertisedFields}, serviceArea, availability, languages, picture{${pictureFields}}`

export const bundleCardFields = `
  _id, name, description, "slug": slug.current, discount, totalSavings, popularity, popularityLabel,
  picture{${pictureFields}}`

/** The guides that refer to the document around them. */
export const guideLinks = `*[_type == "guide" && defined(slug.current) && references(^._id)]
  | order(publishedAt desc, _id asc) {_id, title, "slug": slug.current, lead}`

export const stepFields = `_id, title, shortTitle, description, duration, picture{${pictureFields}}`

export const guideCardFields = `
  _id, title, "slug": slug.current, lead, publishedAt, picture{${pictureFields}}`

export const figuresFields = `_id, figures[]{_key, key, value, label}`

/** Sorts services by their rank in popularity. Services without a rank follow, by catalogue number. */
export const servicesByPopularity = `order(coalesce(popularityOrder, 9999) asc, catalogueNumber asc)`

/** A person who is told of requests, with the names of cities and categories in leads. */
export const recipientFields = `
  _key, email, language, without, forms, urgencies,
  "cities": cities[]->{_id, "names": [name.en, name.fr]},
  "categories": categories[]->{
    _id,
    "services": *[_type == "service" && category._ref == ^._id]{_id, "slug": slug.current},
    "types": *[_type == "bookingServiceType" && ^._id in services[]->category._ref]{_id, key}
  }`
