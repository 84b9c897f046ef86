import { FormInput } from '#components/lead/form-input.tsx'
import { HiddenFields } from '#components/lead/hidden-fields.tsx'
import { PrivacyNotice } from '#components/lead/privacy-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { TextField } from '#components/ui/fields.tsx'
import { getGuaranteeClaim } from '#lib/content/guarantee.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { FORM_PAGES } from '#lib/leads/forms/pages.ts'
import { questionsOf } from '#lib/leads/forms/questions.ts'
import type { CustomerRequest } from '#lib/leads/life/request.ts'
import { PHOTO_TYPES } from '#lib/leads/photos/limits.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'

interface MakeClaimProps {
  request: CustomerRequest
  /** In milliseconds since 1970. */
  now: number
  lang: Language
}

/**
 * The form of a guarantee claim about this request. The browser posts it as it posts every form without scripts; with errors it
 * comes back on the page of claims.
 */
export async function MakeClaim({ request, now, lang }: MakeClaimProps) {
  const { forms, requestPage: words } = getDictionary(lang)
  const { page, notice } = await getGuaranteeClaim(lang)
  const { reference, lead, life } = request
  const today = localTime(now, zoneOf(lead.province_state)).day
  const installed = life.appointment && life.appointment.day <= today ? life.appointment.day : undefined
  const known = { booking_reference: reference, email: lead.email, name: lead.name, phone: lead.phone }
  const questions = questionsOf('claim', lang).filter(({ name }) => !(name in known))
  return (
    <Disclosure title={words.claim.make}>
      <p>{words.claim.makeText}</p>
      <form method="post" action="/api/leads" encType="multipart/form-data" className="mt-4">
        <HiddenFields type="claim" lang={lang} page={FORM_PAGES.claim[0]} />
        {Object.entries(known).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="grid gap-5 sm:grid-cols-2">
          {questions.map((question) => (
            <FormInput
              key={question.name}
              id={`claim-${question.name}`}
              question={question}
              defaultValue={question.name === 'installed_on' ? installed : undefined}
            />
          ))}
          <TextField
            id="claim-photos"
            name="photos"
            type="file"
            multiple
            accept={PHOTO_TYPES.join()}
            label={words.add.photos}
          />
        </div>
        <PrivacyNotice type="claim" notice={notice} claimNotice={page?.notice} lang={lang} />
        <Button type="submit" className="mt-5">
          {forms.sendClaim}
        </Button>
      </form>
    </Disclosure>
  )
}
