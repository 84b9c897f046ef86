import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { SiteLink } from '../ui/links.tsx'
import type { FormStart } from './form-start.ts'

interface PrivacyNoticeProps {
  type: FormType
  notice: {
    /** The notice of each form. `text` is for the lead form, and `consent` is the label of the box for commercial messages. */
    leadNotice: Record<Exclude<FormType, 'lead' | 'claim'> | 'text' | 'consent', string | null> | null
    privacyContact: { name: string | null; role: string | null; email: string | null } | null
  } | null
  /** The notice of a claim, which stands in the document of its page. */
  claimNotice?: string | null
  lang: Language
  start?: FormStart
}

const CONTACT_LINK = 'inline-flex min-h-11 items-center underline underline-offset-4'

/**
 * The notice of a form that asks for personal data: the purpose, the receivers, how to withdraw, and the privacy contact (Law
 * 25, PIPEDA). The box for commercial messages is separate and not ticked (CASL), except in a form that was posted with the
 * box ticked and that the server sent back.
 */
export function PrivacyNotice({ type, notice, claimNotice, lang, start }: PrivacyNoticeProps) {
  if (!notice?.leadNotice) return null
  const { forms, shell, jobPages } = getDictionary(lang)
  const { privacy } = forms
  const { leadNotice, privacyContact } = notice
  return (
    <section aria-label={privacy.title} className="mt-8 text-small">
      <p className="type-h5">{privacy.title}</p>
      <p className="mt-1.5 max-w-[68ch]">
        {type === 'claim' ? claimNotice : leadNotice[type === 'lead' ? 'text' : type]}
      </p>
      {type === 'contractor' && <p className="mt-1.5 max-w-[68ch]">{jobPages.application.consent}</p>}
      <p className="mt-1.5 flex flex-wrap items-center gap-x-5">
        {(privacyContact?.name || privacyContact?.role) && (
          <span>
            {privacy.contact}
            {shell.colon}
            <strong>{privacyContact.name || privacyContact.role}</strong>
            {privacyContact.name && privacyContact.role && `, ${inSentence(privacyContact.role)}`}
            {', '}
            {privacyContact.email ? (
              <a href={`mailto:${privacyContact.email}`} className={CONTACT_LINK}>
                {privacyContact.email}
              </a>
            ) : type === 'contact' ? (
              privacy.thisForm
            ) : (
              <SiteLink href="/contact" lang={lang} className={CONTACT_LINK}>
                {shell.contact}
              </SiteLink>
            )}
          </span>
        )}
        <SiteLink
          href="/privacy"
          lang={lang}
          className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
        >
          {privacy.more}
        </SiteLink>
      </p>
      {/* The commercial messages are for customers. */}
      {leadNotice.consent && type !== 'contractor' && type !== 'claim' && (
        <div className="mt-3 border-b border-rule">
          <Checkbox
            name="marketing_consent"
            value="yes"
            label={leadNotice.consent}
            defaultChecked={start?.initial?.marketing_consent === 'yes'}
          />
        </div>
      )}
    </section>
  )
}

/** A job title inside a sentence begins with a small letter. */
function inSentence(title: string) {
  return title.charAt(0).toLowerCase() + title.slice(1)
}
