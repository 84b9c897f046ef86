import type { ComponentProps } from 'react'
import { PostForm } from '#components/ui/post-form.tsx'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { JOB_ADDRESS } from '#lib/leads/offers/links.ts'

/** The job that a form is about: the offer, and the version of the request that the contractor sees. */
export interface FormOfJob {
  offer: string
  seen: number
}

interface JobFormProps
  extends Pick<ComponentProps<typeof PostForm>, 'button' | 'isMain' | 'hasFiles' | 'children'> {
  /** Undefined for forms about the contractor. */
  about?: FormOfJob
  lang: Language
  /** What the form does, as `POST /api/job` names it. */
  action: string
}

/** A form of a contractor. */
export function JobForm({ about, lang, action, ...form }: JobFormProps) {
  return (
    <PostForm {...form} to={localizedHref(JOB_ADDRESS, lang)} hidden={{ ...about, action }} isUnchecked />
  )
}
