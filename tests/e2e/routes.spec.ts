import { expect } from '@playwright/test'
import { localizedHref } from '#lib/i18n/href.ts'
import { test } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'

/** The route table: each pattern, and its screen's heading in both languages. */
const ROUTES = [
  ['/', 'Put up. Wired in. Bolted down.', 'Fixé. Branché. Bien posé.'],
  ['/services', 'Complete Installation Services', 'Tous les services d’installation'],
  ['/services/tech', 'Smart Home & Tech', 'Maison intelligente et techno'],
  ['/services/category/tech', 'Smart Home & Tech', 'Maison intelligente et techno'],
  ['/services/electronics', 'Smart Home & Tech', 'Maison intelligente et techno'],
  ['/services/category/technology', 'Smart Home & Tech', 'Maison intelligente et techno'],
  ['/how-it-works', 'How it works', 'Comment ça marche'],
  ['/get-quote', 'Get a free quote', 'Demandez une soumission gratuite'],
  ['/book-installation', 'Connect with Certified Contractors', 'Trouvez des entrepreneurs certifiés'],
  ['/contact', 'Contact us', 'Nous joindre'],
  ['/guarantee', 'Guaranteed in writing', 'Garanti par écrit'],
  ['/reviews', 'Reviews', 'Avis'],
  ['/about', 'About us', 'À propos de nous'],
  ['/privacy', 'Privacy', 'Confidentialité'],
  ['/privacy-policy', 'Privacy', 'Confidentialité'],
  ['/terms', 'Terms', 'Conditions d’utilisation'],
  ['/terms-of-service', 'Terms', 'Conditions d’utilisation'],
  ['/cookies', 'Cookies', 'Témoins (cookies)'],
  ['/accessibility', 'Accessibility', 'Accessibilité'],
  ['/contractors', 'Certified contractors near you', 'Des entrepreneurs certifiés près de chez vous'],
  ['/contractors/join', 'Join our network', 'Joignez-vous à notre réseau'],
  ['/suggest-partner', 'Suggest a partner', 'Proposez un partenaire'],
  ['/cities', 'Installers in your city', 'Des installateurs dans votre ville'],
  ['/city/toronto', 'Installers in Toronto, Ontario', 'Installateurs à Toronto (Ontario)'],
  ['/city/toronto/tv-mounting', 'TV mounting in Toronto', 'Installation murale de téléviseur à Toronto'],
  ['/toronto/tv-mounting', 'TV mounting in Toronto', 'Installation murale de téléviseur à Toronto'],
  ['/emergency-services', 'Emergency services', 'Services d’urgence'],
  ['/bundles/smart-home-starter', 'Smart home starter', 'Maison intelligente, premiers pas'],
  ['/faq', 'Frequently asked questions', 'Questions fréquentes'],
  ['/pricing', 'What it costs', 'Combien ça coûte'],
  ['/financing', 'Ways to pay for it', 'Façons de payer'],
  ['/guides', 'Guides for the job ahead', 'Des guides à lire avant les travaux'],
  ['/compare', 'Compare', 'Comparer'],
  ['/projects', 'Projects', 'Réalisations'],
  ['/service-areas', 'Service areas', 'Territoire desservi'],
  ['/careers', 'Work with us', 'Travailler avec nous'],
  ['/resources', 'Resources', 'Ressources'],
  ['/tv-mounting', 'TV mounting', 'Installation murale de téléviseur'],
  ['/offline', 'You are offline', 'Vous êtes hors ligne'],
] as const

for (const [path, english, french] of ROUTES) {
  test(`${path}: ${english}`, async ({ site }) => {
    expect(await fetchPage(site.url + path)).toMatchObject({ status: 200, lang: 'en-CA', h1: english })
    const inFrench = await fetchPage(site.url + localizedHref(path, 'fr'))
    expect(inFrench).toMatchObject({ status: 200, lang: 'fr-CA', h1: french })
  })
}

test('/guides/{slug} shows the guide', async ({ site }) => {
  const { status, h1 } = await fetchPage(`${site.url}/guides/three-bids`)
  const title = await site.client.fetch('*[_type == "guide" && slug.current == "three-bids"][0].title.en')
  expect([status, h1]).toEqual([200, title])
})
