import { HeroHalves, OfferHead, PageHero } from '#components/page/heroes.tsx'
import { PictureRow, ServiceRows } from '#components/page/picture-rows.tsx'
import { QuestionList } from '#components/page/questions.tsx'
import { Price, PricesNote } from '#components/service/price.tsx'
import { ServiceTags } from '#components/service/service-tags.tsx'
import { EmptyPage } from '#components/ui/empty-page.tsx'
import { Closing, Line, Section } from '#components/ui/sections.tsx'
import type { Language } from '#lib/i18n/languages.ts'
import type { Samples } from './samples.ts'
import { Specimen } from './specimen.tsx'

interface BandsProps {
  samples: Samples
  lang: Language
}

const GROUNDS = ['paper', 'wash', 'ink', 'field'] as const
const COMPLEXITIES = ['Easy', 'Moderate', 'Complex', null] as const

/** Specimens of bands, the sections of pages that are as wide as the page. */
export function Bands({ samples, lang }: BandsProps) {
  const { name, sentence, longWord, longSentence, city, choices } = samples
  const figure = { name: 'cityAverage', city, min: 140, max: 1380 } as const
  const rows = [name, longWord].map((one, index) => ({
    _id: one,
    name: one,
    slug: `specimen-${index}`,
    description: index === 0 ? sentence : longSentence,
    priceRange: '$100-$300',
    compulsoryFees: index === 0 ? null : [{ _key: 'fee', name: longWord, amount: 25 }],
    picture: null,
  }))
  return (
    <>
      <Specimen of="Price">
        <Price figure={figure} lang={lang} />
      </Specimen>
      <Specimen of="PricesNote">
        <PricesNote kind={figure} lang={lang} />
      </Specimen>
      <Specimen of="ServiceTags">
        {COMPLEXITIES.map((complexity) => (
          <ServiceTags
            key={complexity}
            service={{ complexity, licenseRequired: complexity === 'Complex', permitRequired: false }}
            lang={lang}
          />
        ))}
      </Specimen>
      <Specimen of="ServiceRows">
        <ServiceRows services={rows} lang={lang} />
      </Specimen>
      <Specimen of="PictureRow">
        <PictureRow href="/services" lang={lang} picture={null} title={name} text={sentence}>
          <Price figure={figure} lang={lang} />
        </PictureRow>
      </Specimen>
      <Specimen of="QuestionList">
        <QuestionList
          faqs={[
            { _key: 'a', question: name, answer: sentence },
            { _key: 'b', question: longSentence, answer: longWord },
          ]}
          group="specimen-questions"
          lang={lang}
        />
      </Specimen>
      <Specimen of="PageHero">
        <PageHero
          page={{ title: longWord, lead: longSentence }}
          crumbs={[
            { label: choices[0], href: '/services' },
            { label: longWord, href: '/cities' },
          ]}
          links={{ '/services': name, '/cities': choices[1] }}
          lang={lang}
        />
      </Specimen>
      <Specimen of="HeroHalves">
        <HeroHalves picture={null}>
          <OfferHead title={name} lead={sentence} figure="$100-$300" note={choices[2]} />
        </HeroHalves>
      </Specimen>
      <Specimen of="OfferHead">
        <OfferHead title={longWord} lead={longSentence} figure="$4,000-$9,000" note={sentence} />
      </Specimen>
      <Specimen of="Section">
        {GROUNDS.map((ground) => (
          <Section
            key={ground}
            id={`ground-${ground}`}
            ground={ground}
            heading={{ title: `${ground === 'ink' ? longWord : name}: ${ground}`, text: sentence }}
          >
            <p>{longSentence}</p>
          </Section>
        ))}
      </Specimen>
      <Specimen of="Closing">
        <Closing
          closing={{ title: longWord, text: sentence }}
          links={{ '/services': name, '/cities': choices[1] }}
          lang={lang}
        />
      </Specimen>
      <Specimen of="Line">
        <Line id="line" title={`${longWord}, ${name}`} text={sentence}>
          <p>{longSentence}</p>
        </Line>
      </Specimen>
      <Specimen of="EmptyPage">
        <EmptyPage title={longWord} lang={lang} />
      </Specimen>
    </>
  )
}
