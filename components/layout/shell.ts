import { BRAND } from '#lib/brand/brand.ts'
import { type PlainLink, toLink, toLinks } from '#lib/content/links.ts'
import { toLogo } from '#lib/content/logo.ts'
import type { Shell as ShellContent } from '#lib/content/shell.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { phoneHref } from '#lib/i18n/phone.ts'
import { figureOf } from '#lib/pricing/figure.ts'
import { figureText } from '#lib/pricing/figure-text.ts'

/** The width and height of the logo file in pixels: twice its size on the page. */
const LOGO_SIZE = 80

const PLATFORMS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  tiktok: 'TikTok',
  x: 'X',
  youtube: 'YouTube',
}

/** The data of the header and the footer in one language. */
export type Shell = ReturnType<typeof toShell> & {
  /** The public address of the page for its language links. Only forms that the server sent back and shared drafts need it. */
  address?: string
}

/** Turns the menu documents into links. Missing content is left out and never breaks a page. */
export function toShell({ settings, header, services, cities, footer }: ShellContent, lang: Language) {
  const words = getDictionary(lang).shell
  return {
    siteName: settings?.name || BRAND.name,
    logo: toLogo(settings?.logo, LOGO_SIZE),
    promise: header?.promise ?? '',
    mainLinks: toLinks(header?.links),
    stripLinks: toLinks(header?.secondaryLinks),
    book: toLink(header?.bookLink) ?? { label: words.bookInstallation, href: '/book-installation' },
    telephone: settings?.telephone
      ? { label: settings.telephone, href: phoneHref(settings.telephone) }
      : null,
    services: {
      groups: (services?.groups ?? []).map(({ title, category, services: listed }) => ({
        title: title ?? '',
        href: category?.slug ? `/services/category/${category.slug}` : '/services',
        links: toServiceLinks(listed),
      })),
      emergency: {
        title: services?.emergencyPanel?.title ?? '',
        text: services?.emergencyPanel?.text ?? '',
        link: toLink(services?.emergencyPanel?.link),
      },
      popularTitle: services?.popularTitle || words.popularThisWeek,
      priceName: getDictionary(lang).money.range,
      popular: (services?.popularServices ?? []).map((service) => ({
        label: service.name ?? '',
        href: `/${service.slug}`,
        slug: service.slug,
        price: figureText(figureOf(service), lang),
      })),
    },
    cities: (cities?.cities ?? []).map(({ name, slug }) => ({ label: name ?? '', href: `/city/${slug}` })),
    footer: {
      slogan: settings?.tagline ?? '',
      hours: settings?.phoneHours ?? [],
      groups: (footer?.groups ?? []).map(({ title, links }) => ({
        title: title ?? '',
        links: toLinks(links),
      })),
      social: (settings?.socialLinks ?? []).flatMap(
        ({ platform, url }) =>
          toLink({ label: platform && PLATFORMS[platform], path: url, target: null }) ?? [],
      ),
      owner: settings?.company?.legalName || settings?.name || BRAND.name,
      company: [
        settings?.company?.address?.replaceAll('\n', ', '),
        ...(settings?.company?.licences ?? []).map(({ label, number }) =>
          [label, number].filter(Boolean).join(words.colon),
        ),
      ].filter((line) => line !== undefined && line !== ''),
      note: settings?.priceNote ?? '',
      poweredBy: settings?.poweredBy
        ? toLink({ label: settings.poweredBy.label, path: settings.poweredBy.url, target: null })
        : null,
    },
  }
}

function toServiceLinks(services: { name: string | null; slug: string | null }[] | null): PlainLink[] {
  return (services ?? []).map(({ name, slug }) => ({ label: name ?? '', href: `/${slug}` }))
}
