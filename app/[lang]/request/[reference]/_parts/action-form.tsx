import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { REQUEST_ADDRESS } from '#lib/leads/life/links.ts'
import type { CustomerRequest } from '#lib/leads/life/request.ts'

interface ActionFormProps {
  request: CustomerRequest
  lang: Language
  /** What the form does, as `POST /api/request` names it. */
  action: string
  button: string
  /** The first choice of the page; all other buttons are outlined. */
  isMain?: boolean
  hasFiles?: boolean
  children?: ReactNode
}

/** A form for one change of a request. `seen` is the version that the customer sees: a step on another version is refused. */
export function ActionForm({ request, lang, action, button, isMain, hasFiles, children }: ActionFormProps) {
  return (
    <form
      method="post"
      action={localizedHref(REQUEST_ADDRESS, lang)}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      className="mt-4 grid max-w-[48rem] gap-4"
    >
      <input type="hidden" name="reference" value={request.reference} />
      <input type="hidden" name="seen" value={request.life.version} />
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
