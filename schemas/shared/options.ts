/** Fixed choices. The values are English words; the site shows the words of its dictionaries. */
export const COMPLEXITIES = ['Easy', 'Moderate', 'Complex'] as const
export const URGENCIES = ['Immediate', 'Same Day'] as const
export const BUNDLE_POPULARITIES = ['Most Popular', 'Popular', 'New', 'Other'] as const
export const ACTIVITY_TYPES = ['booking', 'completion', 'review', 'popular'] as const
export const MENU_PLACES = ['services', 'cities', 'header', 'footer'] as const
export const SOCIAL_PLATFORMS = [
  'facebook',
  'instagram',
  'linkedin',
  'youtube',
  'x',
  'tiktok',
  'pinterest',
] as const

/** The thirteen provinces and territories, by their two-letter codes. */
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

/** What a question is about; pages pick their questions by topic. */
export const FAQ_TOPICS = [
  'general',
  'booking',
  'pricing',
  'licensing',
  'guarantee',
  'speed',
  'contractors',
  'how-it-works',
] as const

/** Pages that show marketing figures. The figures differ by page (docs/product.md, Marketing figures). */
export const FIGURE_PAGES = [
  'home',
  'service',
  'city-service',
  'how-it-works',
  'guarantee',
  'reviews',
  'contractors',
  'cities',
  'about',
  'careers',
] as const

/** Drawings the site has for small points and categories. */
export const ICON_KEYS = [
  'bolt',
  'building',
  'calendar',
  'camera',
  'car',
  'check',
  'clock',
  'concrete',
  'document',
  'dollar',
  'droplet',
  'fan',
  'flame',
  'game',
  'gift',
  'heart',
  'home',
  'leaf',
  'lock',
  'mail',
  'map-pin',
  'phone',
  'roof',
  'shield',
  'snowflake',
  'sparkle',
  'star',
  'structure',
  'tools',
  'truck',
  'tv',
  'users',
  'window',
  'wrench',
] as const
