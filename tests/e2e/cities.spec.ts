import { expect } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { en } from '#lib/i18n/en.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { CONTENT_CHANGES, ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'
import { fetchPage, mainOf } from './page-facts.ts'
import { canonicalOf } from './page-head.ts'

const test = testWithSite(CONTENT_CHANGES)

/** The addresses of the links in the main part of a page. */
function linksIn(html: string): string[] {
  return [...mainOf(html).matchAll(/<a\s[^>]*?href="([^"]+)"/g)].map(([, href = '']) =>
    href.replace(/&amp;/g, '&'),
  )
}

test.describe('city page', () => {
  for (const lang of LANGUAGES) {
    test(`six services, three groups of four, and the catalogue, in ${lang}`, async ({ site }) => {
      const page = await fetchPage(site.url + localizedHref('/city/toronto', lang))
      expect(page.status).toBe(200)
      const links = linksIn(page.html)
      const suffix = lang === 'fr' ? '\\?lang=fr' : ''
      const matching = (path: string) => links.filter((href) => new RegExp(`^${path}${suffix}$`).test(href))
      expect(matching('/city/toronto/[a-z-]+')).toHaveLength(6)
      expect(matching('/toronto/[a-z-]+')).toHaveLength(12)
      expect(links).toContain(localizedHref('/services', lang))
      for (const category of ['home', 'tech', 'outdoor']) {
        expect(links).toContain(localizedHref(`/services?category=${category}`, lang))
      }
      expect(links).toContain(localizedHref('/get-quote?city=toronto', lang))
    })
  }

  test('what the city document says is on the page', async ({ site }) => {
    const english = await fetchPage(`${site.url}/city/toronto`)
    for (const text of [
      'Condo towers, brick semis and post-war bungalows.',
      '7 days a week',
      '$95-$450',
      '2-3 days',
      'April to October',
      'Monday-Sunday 8:00 AM - 8:00 PM',
      '50 km',
      '4.8 of 5, 372 reviews',
      'Emergency service Yes',
      '$140-$380',
      '$95-$280',
      '$175-$450',
      '$175-$395',
      'Electrical Safety Authority (ESA)',
      'Condo towers have concrete party walls',
      'Leslieville',
      'Level, quiet and gone by noon',
    ]) {
      expect.soft(english.text, text).toContain(text)
    }
    const french = await fetchPage(`${site.url}/city/toronto?lang=fr`)
    for (const text of ['7 jours sur 7', '95–450 $', '140–380 $', '50 km', '4,8 sur 5, 372 avis']) {
      expect.soft(french.text, text).toContain(text)
    }
  })

  test(
    'every city has its page, with what only some of them have left out',
    ONLY_IN_SWEEP,
    async ({ site }) => {
      const slugs = await site.client.fetch<string[]>('*[_type == "city"].slug.current')
      expect(slugs).toHaveLength(40)
      for (const slug of slugs) {
        const { status, html } = await fetchPage(`${site.url}/city/${slug}`)
        expect(status, slug).toBe(200)
        expect(
          linksIn(html).filter((href) => href.startsWith(`/city/${slug}/`)),
          slug,
        ).toHaveLength(6)
      }
      const iqaluit = await fetchPage(`${site.url}/city/iqaluit`)
      expect(iqaluit.text).toContain('15 km')
      expect(iqaluit.text).not.toContain('What Iqaluit says')
    },
  )

  test('has the local figures of Vancouver and Calgary', async ({ site }) => {
    const vancouver = await fetchPage(`${site.url}/city/vancouver`)
    for (const text of [
      '3-5 days',
      '4.7 of 5, 174 reviews',
      'Emergency service No',
      '$145-$420',
      '$180-$480',
    ]) {
      expect.soft(vancouver.text, text).toContain(text)
    }
    const calgary = await fetchPage(`${site.url}/city/calgary`)
    for (const text of [
      '1-3 days',
      '4.8 of 5, 112 reviews',
      'Emergency service Yes',
      '$125-$365',
      '$85-$260',
    ]) {
      expect.soft(calgary.text, text).toContain(text)
    }
  })
})

for (const [path, notice, promises] of [
  [
    '/city/laval',
    'No installer listed in Laval yet',
    ['Average wait', '2-4 days', 'Book Installation', 'Emergency service'],
  ],
  [
    '/city/laval?lang=fr',
    'Pas encore d’installateur inscrit à Laval',
    ['Attente moyenne', '2 à 4 jours', 'Réserver une installation', 'Service d’urgence'],
  ],
] as const) {
  test(`${path} says that nobody is listed, and promises nothing of installers`, async ({ site }) => {
    const { html } = await fetchPage(site.url + path)
    const main = mainOf(html)
    expect(main).toContain(notice)
    for (const promise of promises) expect.soft(main, promise).not.toContain(promise)
  })
}

test('the title of a city says Installers only where some are listed, and then they are on the page', async ({
  site,
}) => {
  const toronto = await fetchPage(`${site.url}/city/toronto`)
  expect(toronto.h1).toBe('Installers in Toronto, Ontario')
  for (const text of ['Installers based in Toronto', 'Anthony Russo', 'Harpreet Gill', 'Keisha Grant'])
    expect.soft(toronto.text, text).toContain(text)
  expect(linksIn(toronto.html)).toContain('/get-quote?city=toronto&contractor=installer-toronto-1')
  // Of four only the best rated are shown.
  const montreal = await fetchPage(`${site.url}/city/montreal`)
  expect(linksIn(montreal.html).filter((href) => href.includes('contractor='))).toHaveLength(3)
  expect(linksIn(montreal.html)).toContain('/contractors?city=montreal')
  for (const [path, title] of [
    ['/city/laval', 'Installation in Laval, Quebec'],
    ['/city/laval?lang=fr', 'Installation à Laval (Québec)'],
  ])
    expect((await fetchPage(site.url + path)).h1).toBe(title)
})

test('one installer is named, and nothing promises several quotes or searches the list', async ({ site }) => {
  const [one, several] = await Promise.all(
    ['/winnipeg/tv-mounting', '/toronto/tv-mounting'].map((path) => fetchPage(site.url + path)),
  )
  expect(one?.text).toContain('Listed here: Jun Dela Cruz.')
  expect(one?.text).not.toContain('several quotes')
  expect(one?.html).not.toContain('id="installer-search"')
  expect(several?.text).toContain('One request, several quotes')
  expect(several?.text).not.toContain('One request, a free quote')
})

test('the home box takes the city of the visit for a sentence that names none', async ({ site }) => {
  const target = async (query: string) => {
    const answer = await fetch(`${site.url}/api/find-installers?${query}`, { redirect: 'manual' })
    return answer.headers.get('location')
  }
  expect(await target('q=ceiling+fans&city=laval')).toBe('/laval/ceiling-fans')
  expect(await target('q=ceiling+fans+in+toronto&city=laval')).toBe('/toronto/ceiling-fans')
  expect(await target('q=ceiling+fans&city=')).toBe('/services?q=ceiling+fans')
})

test.describe('city and service page', () => {
  test('has every part, with the figures of the city', async ({ site }) => {
    const page = await fetchPage(`${site.url}/toronto/tv-mounting`)
    expect(page).toMatchObject({ status: 200, h1: 'TV mounting in Toronto' })
    for (const text of [
      'Services Toronto TV mounting',
      'Book Now',
      '$140-$380 Average in Toronto, before tax',
      'Average job here 2-3 hours',
      'Complexity Moderate',
      // No licence is asked for: neither the service nor a rule of Ontario does.
      'Toronto 24/7 available for emergencies 4.9 from 250+ reviews, all services (sample figure)',
      'Licensed trade Not required',
      'Monday-Sunday 8:00 AM - 8:00 PM, for ordinary visits.',
      'Wall-type assessment and stud finding',
      'Book Installation',
      'Read Reviews',
      'Here in 2-3 days',
      'Before and after',
      'Local installers and reviews',
      '4.8 of 5 from 372 reviews in Toronto, all services',
      'Why book it here',
      'In their words',
      'Neighbourhoods served',
    ]) {
      expect.soft(page.text, text).toContain(text)
    }
    const links = linksIn(page.html)
    for (const href of [
      '/services',
      '/city/toronto',
      '/book-installation?service=tv-mounting&city=toronto',
      '#reviews',
      '/get-quote?service=tv-mounting&city=toronto',
      '/tv-mounting?city=toronto#estimate',
    ]) {
      expect.soft(links, href).toContain(href)
    }
  })

  test('in French', async ({ site }) => {
    const page = await fetchPage(`${site.url}/toronto/tv-mounting?lang=fr`)
    expect(page).toMatchObject({ status: 200, h1: 'Installation murale de téléviseur à Toronto' })
    for (const text of [
      '140–380 $',
      'En urgence : jour et nuit, 7 jours sur 7',
      '4,9 sur 5, plus de 250 avis',
      'Lire les avis',
      'Anthony Russo',
    ]) {
      expect.soft(page.text, text).toContain(text)
    }
    expect(linksIn(page.html)).toContain('/get-quote?service=tv-mounting&city=toronto&lang=fr')
  })

  test('is the same at its other address, and names one as canonical', async ({ site }) => {
    for (const query of ['', '?lang=fr']) {
      const [page, other] = await Promise.all([
        fetchPage(`${site.url}/calgary/garage-door-openers${query}`),
        fetchPage(`${site.url}/city/calgary/garage-door-openers${query}`),
      ])
      expect(other).toMatchObject({ status: 200, h1: page.h1 })
      expect(canonicalOf(page.html).pathname).toBe('/calgary/garage-door-openers')
      expect(canonicalOf(other.html).href).toBe(canonicalOf(page.html).href)
    }
  })

  test(
    'without an average of the city, the service’s range in the city is shown',
    ONLY_IN_SWEEP,
    async ({ site }) => {
      const { text } = await fetchPage(`${site.url}/regina/ceiling-fans`)
      expect(text).toContain('$147-$343 Range in Regina, before tax')
      expect(text).not.toContain('Average in Regina')
      const french = await fetchPage(`${site.url}/ottawa/tv-mounting?lang=fr`)
      expect(french.text).toContain('108–324 $ Fourchette à Ottawa')
      for (const address of [
        '/ottawa/tv-mounting',
        '/ottawa/tv-mounting.md',
        '/city/ottawa',
        '/city/ottawa.md',
      ]) {
        for (const query of ['', '?lang=fr']) {
          const answer = await fetch(site.url + address + query)
          expect(await answer.text(), address + query).not.toMatch(
            /Average (in|rates)|Moyenne à|Tarifs moyens/,
          )
        }
      }
    },
  )

  test('around the clock only where the city has an emergency service; the rating is of all of Canada', async ({
    site,
  }) => {
    const vancouver = await fetchPage(`${site.url}/vancouver/tv-mounting`)
    expect(vancouver.text).toContain('4.9 from 250+ reviews')
    expect(vancouver.text).not.toContain('24/7')
    const promises = ['4,9 sur 5, plus de 250 avis', 'En urgence : jour et nuit, 7 jours sur 7']
    const fans = await fetchPage(`${site.url}/halifax/ceiling-fans?lang=fr`)
    for (const promise of promises) expect(fans.text).toContain(promise)
    // Nobody is listed there for televisions, so nothing is promised.
    const televisions = await fetchPage(`${site.url}/halifax/tv-mounting?lang=fr`)
    for (const promise of promises) expect(televisions.text).not.toContain(promise)
  })

  test('a rule of the province asks for a licence that the service alone does not', async ({ site }) => {
    const montreal = await fetchPage(`${site.url}/montreal/roof-replacement`)
    expect(montreal.text).toContain('Montreal 24/7 available for emergencies Licensed 4.9')
    const laval = await fetchPage(`${site.url}/laval/roof-replacement`)
    expect(laval.text).not.toContain('Licensed 4.9')
    for (const { text } of [montreal, laval]) {
      expect(text).toContain('Licensed trade Required')
      expect(text).toContain('holds an RBQ licence for it')
    }
    const hamilton = await fetchPage(`${site.url}/hamilton/roof-replacement`)
    expect(hamilton.text).toContain('Licensed trade Not required')
    expect(hamilton.text).toContain('for emergencies 4.9')
  })

  test('a local consideration of the service is on the pages of the places it names', async ({ site }) => {
    const warning = 'A 24 V thermostat would burn out there'
    for (const [city, isWarned] of [
      ['laval', true],
      ['moncton', true],
      ['calgary', false],
    ] as const) {
      const { text } = await fetchPage(`${site.url}/${city}/smart-thermostat-installation`)
      expect(text.includes(warning), city).toBe(isWarned)
    }
  })

  test('the installers of a city are those who do the service', async ({ site }) => {
    const names = ['Anthony Russo', 'Harpreet Gill', 'Keisha Grant']
    const listed = async (path: string) => {
      const { text } = await fetchPage(site.url + path)
      // Between name and rating a card says that it is a sample, unless staff have changed its numbers.
      const between = ['', ...LANGUAGES.map((lang) => `${getDictionary(lang).cityPages.installers.sample} `)]
      return names.filter((name) =>
        between.some((said) => ['4.', '4,'].some((rating) => text.includes(`${name} ${said}${rating}`))),
      )
    }
    expect(await listed('/toronto/tv-mounting')).toEqual(names)
    expect(await listed('/toronto/tv-mounting?lang=fr')).toEqual(names)
    expect(await listed('/toronto/furniture-assembly')).toEqual(['Keisha Grant'])
    expect(await listed('/toronto/ev-charger-installation?lang=fr')).toEqual(['Harpreet Gill'])
  })

  test('a quote of an installer is asked of this installer', async ({ site }) => {
    for (const path of ['/toronto/tv-mounting', '/contractors'])
      for (const lang of LANGUAGES) {
        const { html } = await fetchPage(site.url + localizedHref(path, lang))
        const href = linksIn(html).find((link) => link.includes('contractor=installer-toronto-1'))
        const form = await fetchPage(site.url + href)
        expect(form.lang).toBe(`${lang}-CA`)
        expect(form.html).toContain('name="contractor" value="installer-toronto-1"')
        expect(form.text).toContain('Anthony Russo')
      }
  })

  for (const [path, texts] of [
    [
      '/thunder-bay/tv-mounting',
      [
        'No local installer data available for Thunder Bay yet.',
        "We're expanding our network. Check back soon!",
        'From other cities',
        'Nobody in Thunder Bay has reviewed it yet.',
      ],
    ],
    [
      '/saguenay/tv-mounting?lang=fr',
      [
        'Aucun installateur local n’est encore inscrit à Saguenay.',
        'Notre réseau s’agrandit. Revenez bientôt!',
      ],
    ],
    ['/toronto/roof-replacement', ['No installer listed in Toronto yet for this job']],
    ['/toronto/roof-replacement?lang=fr', ['Pas encore d’installateur inscrit à Toronto pour ce travail']],
  ] as const) {
    test(`${path}: nobody to show`, async ({ site }) => {
      const page = await fetchPage(site.url + path)
      for (const text of texts) expect(page.text).toContain(text)
    })
  }

  test('a combination made on demand is kept, and a publish shows', async ({ site }) => {
    const path = `${site.url}/halifax/light-fixture-installation`
    await fetchPage(path)
    expect((await fetchPage(path)).cache).toBe('HIT')
    await site.client
      .patch('city-halifax')
      .set({ 'averageInstallationTime.en': '3-5 hours' })
      .commit({ visibility: 'sync' })
    expect((await fetchPage(path)).text).toContain('Average job here 3-5 hours')
  })

  test('the estimate starts with the city', ONLY_IN_SWEEP, async ({ page }) => {
    await page.goto('/vancouver/tv-mounting')
    await page.getByRole('link', { name: en.cityPages.estimate }).first().click()
    await expect(page.locator('#estimate-city')).toHaveValue('vancouver')
  })

  test('a city without its details still has its pages', async ({ site }) => {
    await site.client.create({
      _id: 'city-bare',
      _type: 'city',
      name: { _type: 'localeString', en: 'Bareville' },
      slug: { _type: 'slug', current: 'bareville' },
    })
    const city = await fetchPage(`${site.url}/city/bareville`)
    expect(city).toMatchObject({ status: 200, h1: 'Bareville' })
    expect(linksIn(city.html).filter((href) => href.startsWith('/city/bareville/'))).toHaveLength(6)
    const page = await fetchPage(`${site.url}/bareville/tv-mounting?lang=fr`)
    expect(page).toMatchObject({ status: 200, h1: 'Installation murale de téléviseur à Bareville' })
    expect(page.text).not.toMatch(/\{\w+\}/)
    await site.client.delete('city-bare')
  })
})

test.describe('list of cities', () => {
  const TOP = [
    ['toronto', 125],
    ['vancouver', 89],
    ['calgary', 67],
    ['montreal', 78],
    ['ottawa', 45],
    ['edmonton', 52],
  ] as const

  for (const lang of LANGUAGES) {
    test(`six at the top, all below, each with a quote and its page, in ${lang}`, async ({ site }) => {
      const { status, text, html } = await fetchPage(site.url + localizedHref('/cities', lang))
      expect(status).toBe(200)
      const links = linksIn(html)
      for (const [, contractors] of TOP) {
        expect.soft(text).toContain(`${contractors} ${lang === 'fr' ? 'entrepreneurs' : 'contractors'}`)
      }
      expect(text.split(lang === 'fr' ? 'Note moyenne de 4,8' : '4.8 average rating')).toHaveLength(7)
      const cities = await site.client.fetch<string[]>(
        '*[_type == "city" && _id != "city-bare"].slug.current',
      )
      const top = TOP.map(([slug]) => slug as string)
      for (const slug of cities) {
        const times = top.includes(slug) ? 2 : 1
        for (const path of [`/get-quote?city=${slug}`, `/city/${slug}`]) {
          const href = localizedHref(path, lang)
          expect
            .soft(
              links.filter((one) => one === href),
              href,
            )
            .toHaveLength(times)
        }
      }
    })
  }
})

test.describe('service areas', () => {
  for (const lang of LANGUAGES) {
    test(`all thirteen, each city with its response, in ${lang}`, async ({ site }) => {
      const { status, text, html } = await fetchPage(site.url + localizedHref('/service-areas', lang))
      expect(status).toBe(200)
      const links = linksIn(html)
      const provinces = await site.client.fetch<{ code: string; name: { en: string; fr: string } }[]>(
        '*[_type == "province"]{code, name}',
      )
      expect(provinces).toHaveLength(13)
      for (const { code, name } of provinces) {
        expect.soft(links).toContain(`#province-${code.toLowerCase()}`)
        expect.soft(html).toContain(`id="province-${code.toLowerCase()}"`)
        expect.soft(text).toContain(name[lang])
      }
      const cities = await site.client.fetch<string[]>(
        '*[_type == "city" && _id != "city-bare"].slug.current',
      )
      for (const slug of cities) expect.soft(links).toContain(localizedHref(`/city/${slug}`, lang))
      const row = {
        en: 'Toronto 2-3 days 50 km Yes Monday-Sunday',
        fr: 'Toronto 2 à 3 jours 50 km Oui Du lundi',
      }
      expect(text).toContain(row[lang])
      expect(links).toContain(localizedHref('/get-quote', lang))
    })
  }
})
