import type { ReactNode } from 'react'
import { TextField } from '#components/ui/fields.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { FORMS } from '#lib/leads/forms/index.ts'
import type { CustomerRequest } from '#lib/leads/life/request.ts'
import { ActionForm } from './action-form.tsx'

interface DataFormsProps {
  request: CustomerRequest
  /** A further sentence about what is erased. */
  erases?: string
  lang: Language
}

/** Corrects, downloads and erases personal data. Each needs a code from a mail: a link can be found by somebody else. */
export function DataForms({ request, erases = '', lang }: DataFormsProps) {
  const { requestPage, jobPages } = getDictionary(lang)
  const { code, codeHint } = requestPage
  const own = request.type === 'contractor' ? jobPages.application.data : {}
  const data = { ...requestPage.data, ...own }
  const { phone, property_address, email } = FORMS.lead.fields
  const form = { request, lang }
  const codeField = (action: string) => (
    <TextField
      id={`${action}-code`}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]{6}"
      maxLength={6}
      required
      label={code}
      hint={codeHint}
    />
  )
  const part = (title: string, children: ReactNode) => (
    <div className="mt-8">
      <h3 className="font-bold">{title}</h3>
      {children}
    </div>
  )
  return (
    <>
      <p>{data.text}</p>
      <ActionForm {...form} action="code" button={data.codeButton} />
      {request.type === 'lead' &&
        part(
          data.correct,
          <ActionForm {...form} action="correct" button={data.correctButton}>
            <TextField
              id="correct-phone"
              name="phone"
              type="tel"
              autoComplete="tel"
              maxLength={phone?.maxLength}
              defaultValue={request.lead.phone}
              label={phone?.label[lang] ?? ''}
            />
            <TextField
              id="correct-address"
              name="property_address"
              maxLength={property_address?.maxLength}
              defaultValue={request.lead.property_address}
              label={property_address?.label[lang] ?? ''}
            />
            {codeField('correct')}
          </ActionForm>,
        )}
      {part(
        data.email,
        <ActionForm {...form} action="email" button={data.correctButton}>
          <p>{data.emailText}</p>
          <TextField
            id="correct-email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={email?.maxLength}
            defaultValue={request.lead.email}
            required
            label={data.newEmail}
          />
          {codeField('email')}
        </ActionForm>,
      )}
      {part(
        data.download,
        <ActionForm {...form} action="download" button={data.downloadButton}>
          {codeField('download')}
        </ActionForm>,
      )}
      {part(
        data.erase,
        <ActionForm {...form} action="erase" button={data.eraseButton}>
          <p>
            {data.eraseText} {erases}
          </p>
          {codeField('erase')}
        </ActionForm>,
      )}
    </>
  )
}
