import { BundleTag } from '#components/bundle/bundles.tsx'
import { Breadcrumb, HeroHalves, OfferHead } from '#components/page/heroes.tsx'
import { MeanLink } from '#components/review/rating-summary.tsx'
import { Amount, AmountName } from '#components/service/price.tsx'
import { serviceCountText } from '#components/service/words.ts'
import { FactStrip } from '#components/ui/fact-strip.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { LinkButtons, SiteLink } from '#components/ui/links.tsx'
import { jobHref } from '#lib/chosen-job/job.ts'
import type { BundleContent } from '#lib/content/bundle.ts'
import { toPicture } from '#lib/content/picture.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { inCityNames } from '#lib/places/chosen-city.ts'
import { bundleFigureOf } from '#lib/pricing/figure.ts'
import { timeTogetherText } from '#lib/pricing/time-text.ts'
import { savingsText } from './savings-text.ts'

interface BundleHeroProps extends Pick<BundleContent, 'bundle' | 'bands' | 'guaranteeLine' | 'rating'> {
  lang: Language
}

/** The bundle's name, price, saving and booking button; the picture fills the other half, up to the edge of the screen. */
export function BundleHero({ bundle, bands, guaranteeLine, rating, lang }: BundleHeroProps) {
  const words = getDictionary(lang)
  const own = words.offerPages.bundle
  const { number } = getFormatters(lang)
  const services = bundle.services ?? []
  const priced = { figure: bundleFigureOf(bundle), of: inCityNames.bundle(bundle.slug), lang }
  const percent = number((bundle.discount ?? 0) / 100, { style: 'percent' })
  return (
    <section className="border-b-2 border-rule">
      <HeroHalves picture={toPicture(bundle.picture)}>
        <div className="pt-2">
          <Breadcrumb
            lang={lang}
            parents={[
              { label: words.shell.home, href: '/' },
              { label: own.bundles, href: '/#bundles' },
            ]}
            current={bundle.name ?? ''}
          />
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
          <SiteLink href="/#bundles" lang={lang} className="text-link">
            <Icon name="back" />
            <span>{own.back}</span>
          </SiteLink>
          <BundleTag bundle={bundle} />
        </div>
        <OfferHead
          title={bundle.name ?? ''}
          lead={bundle.description}
          figure={<Amount {...priced} />}
          note={
            <>
              <AmountName {...priced} hasTax />
              {`. ${fillPlaceholders(words.home.bundleSavings, { percent })} ${own.versusSeparately}.`}
            </>
          }
        />
        <div className="mt-5 flex gap-3 max-sm:flex-col sm:flex-wrap">
          <LinkButtons
            links={{
              [jobHref('/book-installation', { bundle: bundle.slug })]: own.book,
              '/contact': words.servicePage.contact,
            }}
            lang={lang}
            tone="loud"
          />
        </div>
      </HeroHalves>
      <FactStrip
        facts={[
          { label: own.totalSavings, value: savingsText(bundle, lang) },
          { label: own.included, value: serviceCountText(services.length, lang) },
          { label: own.time, value: services.length > 0 && timeTogetherText(services, bands, lang) },
          { label: own.ratingOfServices, value: rating && <MeanLink mean={rating} lang={lang} /> },
          { label: words.servicePage.guarantee, value: guaranteeLine },
        ]}
      />
    </section>
  )
}
