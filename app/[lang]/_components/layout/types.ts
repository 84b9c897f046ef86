/** What the header and the footer show, in one language. */
export interface MenuLink {
  label: string
  href: string
}

export interface MenuGroup {
  title: string
  /** Where 'View all' leads. */
  href: string
  links: MenuLink[]
}

export interface ServicesMenu {
  groups: MenuGroup[]
  emergency: { title: string; text: string; link: MenuLink | null }
  popularTitle: string
  /** What the prices are. */
  priceName: string
  /** Prices are formatted for the language. */
  popular: (MenuLink & { price: string })[]
}

export interface Shell {
  /** The page's public address, where its language links have to know it. */
  address?: string
  siteName: string
  /** One short line in the strip above the header. */
  promise: string
  mainLinks: MenuLink[]
  stripLinks: MenuLink[]
  book: MenuLink
  services: ServicesMenu
  cities: MenuLink[]
  footer: {
    /** Its sentences, one line each. */
    slogan: string[]
    support: string[]
    groups: { title: string; links: MenuLink[] }[]
    social: MenuLink[]
    note: string
    poweredBy: MenuLink | null
  }
}
