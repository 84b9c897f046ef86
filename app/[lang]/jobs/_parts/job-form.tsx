import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { JOB_ADDRESS } from '#lib/leads/offers/links.ts'

/** The job that a form is about: the offer, and the version of the request that the contractor sees. */
export interface FormOfJob {
  offer: string
  seen: number
}

interface JobFormProps {
  /** Undefined for forms about the contractor. */
  about?: FormOfJob
  lang: Language
  /** What the form does, as `POST /api/job` names it. */
  action: string
  button: string
  /** The first choice of the page; all other buttons are outlined. */
  isMain?: boolean
  hasFiles?: boolean
  children?: ReactNode
}

/**
 * A form of a contractor. The server checks it, so that its errors are the same with and without scripts: the browser does not ask
 * for what is missing.
 */
export function JobForm({ about, lang, action, button, isMain, hasFiles, children }: JobFormProps) {
  return (
    <form
      method="post"
      action={localizedHref(JOB_ADDRESS, lang)}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      noValidate
      className="mt-4 grid max-w-[48rem] gap-5"
    >
      {about && <input type="hidden" name="offer" value={about.offer} />}
      {about && <input type="hidden" name="seen" value={about.seen} />}
      <input type="hidden" name="action" value={action} />
      {children}
      <div>
        <Button type="submit" tone={isMain ? 'loud' : 'outline'}>
          {button}
        </Button>
      </div>
    </form>
  )
}
