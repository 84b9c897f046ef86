import type { ComponentProps } from 'react'
import { PostForm } from '#components/ui/post-form.tsx'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { REQUEST_ADDRESS } from '#lib/leads/life/links.ts'
import type { CustomerRequest } from '#lib/leads/life/request.ts'

interface ActionFormProps
  extends Pick<ComponentProps<typeof PostForm>, 'button' | 'isMain' | 'hasFiles' | 'children'> {
  request: CustomerRequest
  lang: Language
  /** What the form does, as `POST /api/request` names it. */
  action: string
}

/** A form for one change of a request. `seen` is the version that the customer sees: a step on another version is refused. */
export function ActionForm({ request, lang, action, ...form }: ActionFormProps) {
  const hidden = { reference: request.reference, seen: request.life.version, action }
  return <PostForm {...form} to={localizedHref(REQUEST_ADDRESS, lang)} hidden={hidden} />
}
