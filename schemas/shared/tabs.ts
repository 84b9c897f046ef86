import { ComposeIcon } from '@sanity/icons/Compose'
import { ImageIcon } from '@sanity/icons/Image'
import { OlistIcon } from '@sanity/icons/Olist'
import { PinIcon } from '@sanity/icons/Pin'
import { SearchIcon } from '@sanity/icons/Search'
import { StackCompactIcon } from '@sanity/icons/StackCompact'
import { TagIcon } from '@sanity/icons/Tag'

/** The tabs of all forms, in their order. A form shows the first tab, and those tabs that its fields name in `group`. */
export const TABS = [
  { name: 'content', title: { en: 'Content', fr: 'Contenu' }, icon: ComposeIcon, default: true },
  { name: 'local', title: { en: 'Local data', fr: 'Données locales' }, icon: PinIcon },
  { name: 'pricing', title: { en: 'Pricing', fr: 'Prix' }, icon: TagIcon },
  { name: 'guide', title: { en: 'Guide', fr: 'Guide' }, icon: OlistIcon },
  { name: 'order', title: { en: 'Order', fr: 'Ordre' }, icon: StackCompactIcon },
  { name: 'contact', title: { en: 'Contact', fr: 'Contact' } },
  { name: 'leads', title: { en: 'Leads', fr: 'Demandes' } },
  { name: 'media', title: { en: 'Pictures', fr: 'Images' }, icon: ImageIcon },
  { name: 'search', title: { en: 'Search engines', fr: 'Référencement' }, icon: SearchIcon },
] as const

export type Tab = (typeof TABS)[number]['name']
