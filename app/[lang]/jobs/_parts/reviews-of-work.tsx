import { ratingText } from '#components/review/rating-text.ts'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { TextAreaField } from '#components/ui/fields.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { JobAttempt } from '#lib/leads/attempts.ts'
import { LONGEST_TEXT } from '#lib/leads/offers/offer.ts'
import type { ReviewOfWork } from '#lib/leads/reviews/contractor-answers.ts'
import { JobForm } from './job-form.tsx'
import { Section } from './section.tsx'
import { typedIn } from './typed.ts'

interface ReviewsOfWorkProps {
  reviews: ReviewOfWork[]
  /** The form that was sent last and was not taken. */
  attempt: JobAttempt | null
  lang: Language
}

/** The published reviews of a contractor's jobs, each with a form for an answer. */
export function ReviewsOfWork({ reviews, attempt, lang }: ReviewsOfWorkProps) {
  const { reviews: words } = getDictionary(lang).jobPages.jobs
  if (reviews.length === 0) return null
  const typed = typedIn(attempt, 'answerReview', lang)
  return (
    <Section title={words.title}>
      {reviews.map(({ id, rating, title, content, answer }) => {
        const isBack = typed.isBack && typed.value('review') === id
        const { id: field, name, error } = typed.field('text')
        return (
          <div key={id} className="border-t-2 border-rule py-3">
            <p className="font-bold">
              {[rating && ratingText(rating, lang), title].filter(Boolean).join(' · ')}
            </p>
            <p className="max-w-[68ch]">{content}</p>
            {answer && <p className="mt-2">{fillPlaceholders(words.answered, { answer })}</p>}
            <Disclosure title={answer ? words.change : words.answer} isOpen={isBack}>
              <p>{words.text}</p>
              <JobForm lang={lang} action="answerReview" button={words.button}>
                <input type="hidden" name="review" value={id} />
                <TextAreaField
                  id={isBack ? field : `${field}-${id}`}
                  name={name}
                  maxLength={LONGEST_TEXT}
                  error={isBack ? error : undefined}
                  defaultValue={isBack ? typed.value('text') : undefined}
                  label={words.words}
                />
              </JobForm>
            </Disclosure>
          </div>
        )
      })}
    </Section>
  )
}
