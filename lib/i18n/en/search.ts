import { money } from './money.ts'

/** The search of the header. */
export const search = {
  /** The search box itself. It is in the page from the start. */
  box: {
    voice: 'Search by voice',
    stopVoice: 'Stop listening',
    image:
      'Search by image: whatever it shows, this searches for “Smart home device installation”. The picture stays in your browser.',
  },
  /** The panel below the box. It is loaded at the first use. */
  panel: {
    /** The text that is searched for when a visitor searches by picture. */
    imageText: 'Smart home device installation',
    imageNote:
      'Your picture stayed in your browser. Whatever it shows, this searches for smart home devices.',
    money,
    results: 'Search results',
    count: { one: '{count} result', other: '{count} results' },
    hidden: { one: '{count} result hidden by the filters', other: '{count} results hidden by the filters' },
    types: { service: 'Service', city: 'City', combination: 'Service in a city', page: 'Page' },
    exactMatch: 'Exact Match',
    urgent: 'Urgent visits possible',
    inCity: '{service} in {city}',
    cityText: 'Installation services in {city}, {province}',
    loading: 'Loading…',
    failed: 'The search could not be loaded.',
    searchCatalogue: 'Search the catalogue',
    empty: 'No results found for the query',
    emptyFor: 'No results found for the query “{query}”',
    emptyHint: 'Try adjusting your search or filters.',
    quoteFor: 'Ask for a free quote for “{query}”',
    popular: 'Popular searches',
    filters: 'Filters',
    clearAll: 'Clear All',
    minimumPrice: 'Minimum price',
    maximumPrice: 'Maximum price',
    priceNote: 'Services whose whole price range lies in between.',
    priceUntouched: 'Any price, until you move a slider.',
    andOver: '{price} and over',
    categories: 'Categories',
    cities: 'Cities',
    addCity: 'Add a city',
    cityOption: '{city}, {province}',
    removeCity: 'Remove {city}',
    licensedOnly: 'Licensed trades only',
    emergency: 'Emergency service',
    rating: 'Rating',
    anyRating: 'Any rating',
    stars: '{count} stars and up',
    ratingNote: 'By the reviews of the service or, without any, of its city.',
    voiceBlocked: 'The microphone is blocked',
    voiceBlockedHint: 'Allow it in your browser’s settings, or type your search.',
    voiceFailed: 'Nothing was understood',
    voiceFailedHint: 'Try again, or type your search.',
  },
}
