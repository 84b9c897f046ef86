import { ArrangedSections } from '#blocks/arranged-sections.tsx'
import { PageHero } from '#components/page/heroes.tsx'
import type { Review } from '#components/review/review-card.tsx'
import { Reviews } from '#components/review/reviews.tsx'
import { LinkButtons } from '#components/ui/links.tsx'
import { FiguresSection, PointsSection, Section } from '#components/ui/sections.tsx'
import { getReviews } from '#lib/content/reviews.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type ReviewSearch, searchReviews } from '#lib/search/review-filters.ts'
import { ReviewsHead, ReviewsMean, SEARCH_FORM } from './reviews-head.tsx'

/** Reviews of every service: their mean, the list, figures, trust section (docs/product.md, Reviews page). */
export async function ReviewsPage({ search, lang }: { search: ReviewSearch; lang: Language }) {
  const { shell, service, trustPages } = getDictionary(lang)
  const { page, reviews, figures, areFiguresSamples } = await getReviews(lang)
  const found = searchReviews(reviews, search)
  return (
    <>
      <PageHero path="/reviews" page={page} lang={lang} isPlainOnPhones>
        <ReviewsMean reviews={reviews} lang={lang} />
        <LinkButtons links={{ '#reviews': trustPages.readReviews }} lang={lang} />
      </PageHero>
      <ArrangedSections
        page="reviewsPage"
        content={page}
        lang={lang}
        look="ticket"
        links={{ '/book-installation': shell.bookInstallation, '/get-quote': service.getFreeQuote }}
        sections={{
          figures: (
            <FiguresSection
              id="figures"
              heading={{
                ...page?.figures,
                text: samplesText(reviews, areFiguresSamples, lang) || page?.figures?.text,
              }}
              figures={figures}
            />
          ),
          trust: <PointsSection id="trust" heading={page?.trust} points={page?.trustPoints} />,
          list: (
            <Section id="reviews" ground="wash" heading={page?.list}>
              <Reviews
                reviews={found}
                filter={search.filter}
                form={SEARCH_FORM}
                empty={found.length === 0 ? trustPages.reviews.none : undefined}
                head={<ReviewsHead reviews={reviews} found={found} search={search} lang={lang} />}
                lang={lang}
              />
            </Section>
          ),
        }}
      />
    </>
  )
}

/** Beside the figures: whether they are samples, and how many of the reviews of the page, which no figure counts; empty without samples. */
function samplesText(reviews: readonly Review[], areFiguresSamples: boolean, lang: Language): string {
  const { reviews: words } = getDictionary(lang).trustPages
  const { number } = getFormatters(lang)
  const samples = reviews.filter(({ sample }) => sample).length
  if (samples === 0) return ''
  const ofAll = areFiguresSamples ? words.allAndFigures : words.allSamples
  return fillPlaceholders(samples === reviews.length ? ofAll : words.samples, {
    count: number(samples),
    total: number(reviews.length),
  })
}
