import { Button } from '#components/ui/button.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { CountCharacters } from '#components/ui/count-characters.tsx'
import { FieldErrorText, RadioField, TextAreaField, TextField } from '#components/ui/fields.tsx'
import { SiteLink } from '#components/ui/links.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { type Language, LOCALES, otherLanguage } from '#lib/i18n/languages.ts'
import { filledSentence } from '#lib/leads/forms/filled-sentence.ts'
import { timesJob } from '#lib/leads/lead.ts'
import { PHOTO_TYPES } from '#lib/leads/photos/limits.ts'
import { LONGEST } from '#lib/leads/reviews/answers.ts'
import { type OpenedLink, REVIEW_ADDRESS, reviewHref } from '#lib/leads/reviews/link.ts'

interface ReviewFormProps {
  link: Extract<OpenedLink, { state: 'open' }>
  linkKey: string
  /** Whose work it was; null when nobody was chosen on this site. */
  business: string | null
  lang: Language
}

const STARS = [5, 4, 3, 2, 1]

const LIMITS: Readonly<Record<string, number>> = LONGEST

/**
 * The form for a review. It needs no scripts: the browser checks it, then the server. After an error the server shows the
 * form again with the typed values.
 */
export function ReviewForm({ link, linkKey, business, lang }: ReviewFormProps) {
  const { forms, reviewForm: words } = getDictionary(lang)
  const { plural, number } = getFormatters(lang)
  const { values = {}, errors = {} } = link.attempt ?? {}
  const problems: Readonly<Record<string, string>> = { ...forms.errors, ...words.errors }
  const errorOf = (name: string) => {
    const sentence = problems[errors[name] ?? '']
    const maxLength = LIMITS[name]
    return sentence && filledSentence(sentence, { value: values[name], maxLength, lang })
  }
  const action = localizedHref(`${REVIEW_ADDRESS}?${new URLSearchParams({ key: linkKey })}`, lang)
  const other = otherLanguage(lang)
  return (
    <>
      <h1 className="type-page text-title">{words.title}</h1>
      <p className="mt-5 max-w-[60ch] text-lead">{words.text}</p>
      <p className="mt-3 font-bold wrap-anywhere">
        {[business, ...link.lead.jobs.map(timesJob)].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-6 text-small text-muted">
        {fillPlaceholders(words.about, { reference: link.lead.reference })}
        <a
          href={reviewHref(linkKey, other)}
          lang={LOCALES[other]}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {words.otherLanguage}
        </a>
      </p>
      <form method="post" encType="multipart/form-data" action={action} className="mt-6 grid gap-6">
        <CountCharacters />
        {link.attempt && (
          <p role="alert" className="border-l-4 border-bad pl-4 font-bold">
            {errorOf('honeypot') ?? words.problem}
          </p>
        )}
        <div className="sr-only" aria-hidden="true">
          <label>
            {forms.honeypot}
            <input name="honeypot" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <RadioField
          id="review-rating"
          name="rating"
          label={words.rating}
          required
          choices={STARS.map((count) => ({
            value: String(count),
            label: fillPlaceholders(plural(count, words.stars), { count: number(count) }),
          }))}
          defaultValue={values.rating}
          error={errorOf('rating')}
        />
        <TextField
          id="review-title"
          name="title"
          label={words.reviewTitle}
          required
          data-limit={LONGEST.title}
          defaultValue={values.title}
          error={errorOf('title')}
        />
        <TextAreaField
          id="review-content"
          name="content"
          label={words.content}
          hint={words.contentHint}
          required
          minLength={10}
          data-limit={LONGEST.content}
          defaultValue={values.content}
          error={errorOf('content')}
        />
        <TextField
          id="review-name"
          name="name"
          label={words.name}
          hint={words.nameHint}
          required
          data-limit={LONGEST.name}
          autoComplete="name"
          defaultValue={values.name ?? nameToPublish(link.lead.name)}
          error={errorOf('name')}
        />
        <div>
          <Checkbox
            name="consent"
            value="yes"
            label={words.consent}
            required
            aria-describedby={errors.consent ? 'review-consent-error' : undefined}
          />
          {errors.consent && <FieldErrorText id="review-consent" error={errorOf('consent') ?? ''} />}
        </div>
        {/* The photo is the last field: the server stops reading at a photo that is too large and loses later fields. */}
        <div>
          {values.photo && (
            <Checkbox name="photo" value={values.photo} label={words.photoKept} defaultChecked />
          )}
          <TextField
            id="review-photos"
            name="photos"
            type="file"
            accept={PHOTO_TYPES.join()}
            label={words.photo}
            hint={words.photoHint}
            error={errorOf('photos')}
          />
        </div>
        <p className="max-w-[68ch] text-small">
          {words.privacy}{' '}
          <SiteLink href="/privacy" lang={lang} className="font-bold underline underline-offset-4">
            {forms.privacy.more}
          </SiteLink>
        </p>
        <div>
          <Button type="submit">{words.submit}</Button>
        </div>
      </form>
    </>
  )
}

/** `Marie Tremblay` → `Marie T.`: a proposal for the published name. */
function nameToPublish(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${last.charAt(0)}.` : first
}
