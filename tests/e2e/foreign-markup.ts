import type { Page } from '@playwright/test'

/**
 * Changes the open page as others do it: Chrome's translation (each text in two elements), password managers (attributes, a
 * style and elements beside fields) and what changes colours or makes text easier to read (style sheets, an element of its own).
 */
export async function addForeignMarkup(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isTranslated = (text: Node) =>
      text.textContent?.trim() && !text.parentElement?.closest('script, style, textarea, title, svg')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) if (isTranslated(walker.currentNode)) texts.push(walker.currentNode)
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.dir = 'auto'
      outer.append(inner)
      text.parentNode?.replaceChild(outer, text)
      inner.textContent = `«${text.textContent}»`
    }
    document.documentElement.classList.add('translated-ltr')

    for (const field of document.querySelectorAll<HTMLElement>('input:not([type=hidden]), textarea')) {
      field.setAttribute('data-com.bitwarden.browser.user-edited', 'yes')
      field.style.backgroundImage = 'none'
      const button = document.createElement('com-1password-button')
      button.attachShadow({ mode: 'open' }).append(document.createElement('button'))
      field.after(button)
    }

    document.documentElement.dataset.darkreaderMode = 'dynamic'
    document.head.append(document.createElement('style'))
    const toolbar = document.createElement('div')
    toolbar.id = 'reader-toolbar'
    document.body.prepend(toolbar)
    document.body.append(document.createElement('grammarly-desktop-integration'))
  })
}
