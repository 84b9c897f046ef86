import type { money as en, taxes as enTaxes } from '../en/money.ts'

export const money: typeof en = {
  range: 'Fourchette de prix au Canada',
  cityAverage: 'Moyenne à {city}',
  cityRange: 'Fourchette à {city}',
  cityPrices: 'Prix à {city}',
  mostJobs: 'La plupart des petits travaux à {city}',
  includes: 'y compris {fees}',
  fee: '{name} ({price})',
  estimate: 'Estimation',
}

export const taxes: typeof enTaxes = {
  before: 'avant taxes',
  plus: '{taxes} en sus ({province})',
  some: '{all} et, s’il y a lieu, {some}',
  rate: '{name} de {rate}',
  names: { gst: 'TPS', hst: 'TVH', pst: 'TVP', qst: 'TVQ', rst: 'TVD' },
}
