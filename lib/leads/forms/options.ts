/** The option lists of seed 2, section 3: what a lead carries, in both languages. The page shows the dictionaries' words. */
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
