/**
 * The thirteen provinces and territories, by their two-letter codes. They are in a separate file, because forms load it in the
 * browser and do not need the titles of other choices.
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
