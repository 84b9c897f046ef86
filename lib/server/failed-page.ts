import { BRAND } from '#lib/brand/brand.ts'
import { SCHEMES } from '#lib/brand/schemes.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, type Language, LOCALES } from '#lib/i18n/languages.ts'
import { waysOn } from '#lib/routes/ways-on.ts'

const { still } = BRAND
const { day, night } = SCHEMES

const STYLE = `
:root { color-scheme: light dark; --paper: ${day.paper}; --ink: ${day.ink}; --title: ${day.title} }
@media (prefers-color-scheme: dark) { :root { --paper: ${night.paper}; --ink: ${night.ink}; --title: ${night.title} } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif }
section { max-width: 68ch; margin: auto; padding: 3rem 1.25rem }
section + section { border-top: 2px solid }
h1 { margin: 0; color: var(--title); font-size: clamp(2.25rem, 8vw, 3.75rem); line-height: 1 }
nav { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 2rem }
a { padding: .6rem 1.1rem; border: 2px solid; border-radius: 4px; color: inherit; font-weight: 700; text-decoration: none }
a:first-child { border-color: ${still.dark}; background: ${still.loud}; color: ${still.dark} }
`

/**
 * The HTML for a page that could not be rendered, with the texts of Page Not Found (docs/product.md, Error texts). One file
 * answers every address, so it has both languages. It loads no other file, because the server may fail to send that file too.
 */
export function failedPage(): string {
  const titles = LANGUAGES.map((lang) => getDictionary(lang).notFound.page.title)
  return `<!DOCTYPE html>
<html lang="${LOCALES.en}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${titles.join(' · ')}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${LANGUAGES.map(inLanguage).join('\n')}
</main>
</body>
</html>
`
}

function inLanguage(lang: Language): string {
  const { title, text, hint } = getDictionary(lang).notFound.page
  const links = Object.entries(waysOn('page', lang)).map(
    ([path, label]) => `<a href="${localizedHref(path, lang)}">${label}</a>`,
  )
  return `<section lang="${LOCALES[lang]}">
<h1>${title}</h1>
<p>${text} ${hint}</p>
<nav>
${links.join('\n')}
</nav>
</section>`
}
