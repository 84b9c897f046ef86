/**
 * The thirteen provinces and territories, by their two-letter codes. Forms load this file in the browser, so that the
 * titles of the other choices are not in it.
 */
export const PROVINCE_CODES = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
] as const
