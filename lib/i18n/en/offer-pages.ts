/** Category, bundle, pricing, financing and guarantee pages. */
export const offerPages = {
  category: {
    services: 'Services',
    someOfAll: '{some} of {all} services',
    learnMore: 'Learn More',
    empty: 'No Services Found',
    browseAll: 'Browse All Services',
    allCategories: 'All categories',
  },
  bundle: {
    bundles: 'Service Bundles',
    back: 'Back to all bundles',
    discount: 'Discount',
    totalSavings: 'Total savings',
    versusSeparately: 'versus booking separately',
    included: 'Included services',
    book: 'Book Bundle',
    docket: 'How the saving adds up',
    separately: 'Booked separately',
    together: 'Booked as a bundle',
  },
  pricing: {
    categories: 'Categories',
    estimate: 'Estimate',
    responseIn: 'On site in {time}',
    financing: 'Financing',
    seePrices: 'See the prices',
    emergency: 'Emergency services',
  },
  guarantee: {
    book: 'Book With Confidence',
    download: 'Download Guarantee Terms',
    callSupport: 'Call {phone}',
    termsTitle: 'Guarantee terms',
  },
  terms: {
    fileName: 'guarantee-terms.pdf',
    published: 'Published {date}',
    support: 'Support line: {phone}',
    page: 'Page {page} of {pages}',
    missing: 'The guarantee terms have not been published yet.',
  },
}
