import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface PostFormProps {
  /** The address that takes the form, in the language of the page. */
  to: string
  /** The values that the page adds, such as `action`. A value that is undefined is left out. */
  hidden: Readonly<Record<string, string | number | undefined>>
  button: string
  /** The first choice of the page; all other buttons are outlined. */
  isMain?: boolean
  hasFiles?: boolean
  /** The server alone checks the form, so that its errors are the same with and without scripts. */
  isUnchecked?: boolean
  children?: ReactNode
}

/** A form that is posted without scripts, with one button. The answer leads back to a page that says what was done. */
export function PostForm({ to, hidden, button, isMain, hasFiles, isUnchecked, children }: PostFormProps) {
  return (
    <form
      method="post"
      action={to}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      noValidate={isUnchecked}
      className="mt-4 grid max-w-[48rem] gap-5"
    >
      {Object.entries(hidden).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <div>
        <Button type="submit" tone={isMain ? 'loud' : 'outline'}>
          {button}
        </Button>
      </div>
    </form>
  )
}
