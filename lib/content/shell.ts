import 'server-only'
import { defineQuery } from 'groq'
import { cityLinkFields, linkFields, pictureFields, seoFields, serviceLinkFields } from './fragments.ts'
import { contentReader } from './read.ts'

export const shellQuery = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    _id, name, logo{${pictureFields}}, company{legalName, address, licences[]{_key, label, number}}, tagline, priceNote, poweredBy{label, url}, socialLinks[]{_key, platform, url},
    telephone, phoneHours, defaultSeo{${seoFields}}
  },
  "header": *[_type == "navigationMenu" && _id == "menu-header"][0]{
    _id, promise, secondaryLinks[]{${linkFields}}, links[]{${linkFields}}, bookLink{${linkFields}}
  },
  "services": *[_type == "navigationMenu" && _id == "menu-services"][0]{
    _id,
    groups[]{_key, title, category->{_id, "slug": slug.current}, "services": services[]->{${serviceLinkFields}}},
    emergencyPanel{title, text, link{${linkFields}}},
    popularTitle,
    "popularServices": popularServices[]->{${serviceLinkFields}}
  },
  "cities": *[_type == "navigationMenu" && _id == "menu-cities"][0]{_id, "cities": cities[]->{${cityLinkFields}}},
  "footer": *[_type == "navigationMenu" && _id == "menu-footer"][0]{_id, groups[]{_key, title, links[]{${linkFields}}}}
}`)

/** The content on every page: the site's name and contact data, the menus of header and footer. */
export const getShell = contentReader(shellQuery)

export type Shell = Awaited<ReturnType<typeof getShell>>
