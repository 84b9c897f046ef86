import type { money as en } from '../en/money.ts'

export const money: typeof en = {
  range: 'Fourchette de prix au Canada',
  cityAverage: 'Moyenne à {city}',
  cityRange: 'Fourchette à {city}',
  mostJobs: 'La plupart des travaux à {city}',
  estimate: 'Estimation',
}
