import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { PageHero } from '#components/page/heroes.tsx'
import { EmptyPage } from '#components/ui/empty-page.tsx'
import { PointsSection } from '#components/ui/sections.tsx'
import { getPricing } from '#lib/content/pricing.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf } from '../params.ts'
import { AddOns, CityMultipliers, EmergencyPrices, HowEstimated, PriceList } from './_parts/sections.tsx'

export const generateMetadata = singlePageMetadata('/pricing', getPricing)

/** The page of prices: all price ranges, how an estimate is calculated, and the rules about prices. */
export default async function PricingPage({ params }: PageProps<'/[lang]/pricing'>) {
  const lang = await languageOf(params)
  const words = getDictionary(lang)
  const pricing = await getPricing(lang)
  const { page } = pricing
  if (!page) return <EmptyPage path="/pricing" lang={lang} />
  const part = { ...pricing, page, lang }
  return (
    <>
      <PageHero
        page={page}
        lang={lang}
        links={{
          '/get-quote': words.service.getFreeQuotes,
          '/financing': words.offerPages.pricing.financing,
        }}
      />
      <ArrangedSections
        page="pricingPage"
        content={page}
        lang={lang}
        links={{
          '/get-quote': words.service.getFreeQuotes,
          '/financing': words.offerPages.pricing.financing,
        }}
        sections={{
          ranges: <PriceList {...part} />,
          estimate: <HowEstimated {...part} />,
          citiesHeading: <CityMultipliers {...part} />,
          addOnsHeading: <AddOns {...part} />,
          rulesHeading: <PointsSection id="rules" heading={page.rulesHeading} points={page.rules} />,
          emergency: <EmergencyPrices {...part} />,
        }}
      />
    </>
  )
}
