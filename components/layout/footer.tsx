import type { CSSProperties } from 'react'
import type { PlainLink } from '#lib/content/links.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { InstallButton } from './install-button.tsx'
import { LanguageLink } from './language-link.tsx'
import { LinkRows } from './link-rows.tsx'
import type { Shell } from './shell.ts'

export function Footer({ shell, lang, year }: { shell: Shell; lang: Language; year: number }) {
  const { shell: words, app } = getDictionary(lang)
  const { footer } = shell
  return (
    <footer className="footer">
      <div>
        <div className="footer-top">
          <div>
            <p className="slogan">{footer.slogan}</p>
            {shell.telephone && (
              <p className="telephone">
                <a href={shell.telephone.href} className="link-row">
                  {shell.telephone.label}
                </a>
                {footer.hours.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </p>
            )}
            <SocialLinks links={footer.social} />
            <InstallButton label={app.install} />
          </div>
          <nav aria-label={words.footerNavigation}>
            {footer.groups.map((group) => (
              <div key={group.title}>
                <h2>{group.title}</h2>
                <ul>
                  <LinkRows links={group.links} lang={lang} />
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="footer-foot">
          <p className="py-2">{footer.note}</p>
          <p className="py-2">
            © {year} {footer.owner}
          </p>
          {footer.poweredBy && (
            <a href={footer.poweredBy.href} className="link-row">
              {footer.poweredBy.label}
            </a>
          )}
          <LanguageLink lang={lang} address={shell.address} name={words.otherLanguage} className="link-row" />
        </div>
        {footer.company.length > 0 && <p className="pb-4 text-small">{footer.company.join(' · ')}</p>}
      </div>
      <Wordmark name={shell.siteName} />
    </footer>
  )
}

function SocialLinks({ links }: { links: PlainLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} rel="me noopener" className="link-row">
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The average width of a letter of the name, as a share of the font size. */
const LETTER_WIDTH = 0.487

/** The site's name in large letters, as wide as the page. Screen readers skip it: they find the name in the header. */
function Wordmark({ name }: { name: string }) {
  const size = 100 / (Math.max(name.length, 4) * LETTER_WIDTH)
  return (
    <div className="wordmark" aria-hidden="true">
      <div>
        <p style={{ '--size': size.toFixed(2) } as CSSProperties}>{name}</p>
      </div>
    </div>
  )
}
