/** The names of prices (docs/product.md, Money). */
export const money = {
  range: 'Price range in Canada',
  cityAverage: 'Average in {city}',
  cityRange: 'Range in {city}',
  mostJobs: 'Most jobs in {city}',
  estimate: 'Estimate',
}
