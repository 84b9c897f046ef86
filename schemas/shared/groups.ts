import { ComposeIcon } from '@sanity/icons/Compose'
import { ImageIcon } from '@sanity/icons/Image'
import { OlistIcon } from '@sanity/icons/Olist'
import { PinIcon } from '@sanity/icons/Pin'
import { SearchIcon } from '@sanity/icons/Search'
import { TagIcon } from '@sanity/icons/Tag'

/** The tabs of a document form. Every document uses these, so that editors find things in the same place. */
export const contentGroup = {
  name: 'content',
  title: { en: 'Content', fr: 'Contenu' },
  icon: ComposeIcon,
  default: true,
}
export const guideGroup = { name: 'guide', title: { en: 'Guide', fr: 'Guide' }, icon: OlistIcon }
export const pricingGroup = { name: 'pricing', title: { en: 'Pricing', fr: 'Prix' }, icon: TagIcon }
export const localGroup = { name: 'local', title: { en: 'Local data', fr: 'Données locales' }, icon: PinIcon }
export const mediaGroup = { name: 'media', title: { en: 'Pictures', fr: 'Images' }, icon: ImageIcon }
export const searchGroup = {
  name: 'search',
  title: { en: 'Search engines', fr: 'Référencement' },
  icon: SearchIcon,
}
