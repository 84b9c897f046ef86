/** The names of prices (docs/product.md, Money). */
export const money = {
  range: 'Price range in Canada',
  cityAverage: 'Average in {city}',
  cityRange: 'Range in {city}',
  /** Above a list with both averages and ranges. */
  cityPrices: 'Prices in {city}',
  mostJobs: 'Most small jobs in {city}',
  /** The compulsory fees in a price: `includes $25 disposal fee`. */
  includes: 'includes {fees}',
  fee: '{price} {name}',
  estimate: 'Estimate',
}

/** What is said of taxes where a total is shown (docs/product.md, Money). */
export const taxes = {
  before: 'before tax',
  plus: 'plus {taxes} ({province})',
  /** `some` applies to a part of the work only. */
  some: '{all} and, where it applies, {some}',
  rate: '{name} {rate}',
  names: { gst: 'GST', hst: 'HST', pst: 'PST', qst: 'QST', rst: 'RST' },
}
