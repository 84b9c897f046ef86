/** The key in localStorage with the slug of the city of the visit (docs/decisions/019-city-of-the-visit.md). */
export const CHOSEN_CITY = 'montage:city'

/** The names under which the file of a city has its texts (city-texts.ts). Pages mark the same texts with the same names. */
export const inCityNames = {
  /** The city itself: `Winnipeg, MB`. */
  city: 'city',
  /** The link that changes the city. */
  change: 'change',
  /** What the prices are: `Prices in Winnipeg`. */
  prices: 'prices',
  /** The same above a list: `Prices shown: price range in Canada`. */
  list: 'list',
  /** The price of a service by its slug, or of an emergency service by its id. */
  price: (slug: string | null) => `${slug}`,
  /** The name of a price: `Average in Toronto`. */
  priceName: (price: string) => `${price}.name`,
  /** Whether a service needs a licence, where provinces differ. */
  licence: (slug: string | null) => `${slug}.licence`,
  /** The label of the button that books a service. */
  book: (slug: string | null) => `${slug}.book`,
  /** The prices of a category from the lowest to the highest. */
  category: (slug: string | null) => `category/${slug}`,
  /** The price of a bundle, and of its services one by one. */
  bundle: (slug: string | null) => `bundle/${slug}`,
  separately: (slug: string | null) => `bundle/${slug}/separately`,
}

/** What the file of a city has (app/api/in-city). */
export interface InCity {
  texts: Record<string, string>
  /** All cities with a page, for the dialog that asks for the city. `also` is a name in the other language that differs. */
  cities: { slug: string; name: string; also?: string; label: string }[]
  words: ChooserWords
}

export interface ChooserWords {
  title: string
  find: string
  choose: string
  cities: string
  elsewhere: string
  unknown: string
  far: string
  note: string
  forget: string
  close: string
}
