/**
 * What a lead contains when one of these is chosen, in both languages. The page shows the words of the dictionaries.
 */
export const TIMELINES = ['ASAP', 'This Week', 'Within 2 Weeks', 'Within a Month', 'Flexible'] as const

export const BUDGET_RANGES = [
  'Under $200',
  '$200-$500',
  '$500-$1000',
  '$1000-$2000',
  '$2000+',
  'Not Sure',
] as const

export const LEAD_URGENCIES = ['Emergency', 'High', 'Normal', 'Low'] as const
