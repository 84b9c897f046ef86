import { type FormEvent, type ReactNode, type Ref, useEffect, useId, useState } from 'react'
import styles from './sign-in.module.css'

export interface Problem {
  /** The name of the field to correct; absent when the problem is not about one field. */
  field?: string
  message: string
}

/** The problems of a form, shown above the form. It takes the focus, so that screen readers read it first. */
export function ProblemSummary({
  title,
  problems,
  ref,
}: {
  title: string
  problems: Problem[]
  ref: Ref<HTMLDivElement>
}) {
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={styles.summary} hidden={problems.length === 0}>
      <strong>{title}</strong>
      <ul>
        {problems.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  )
}

interface FieldProps {
  name: string
  label: string
  autoComplete: string
  problems?: Problem[]
  type?: string
  hint?: string
  defaultValue?: string
}

/** A field with its label and error. */
export function TextField({ label, problems = [], hint, type = 'text', ...input }: FieldProps) {
  const id = useId()
  const problem = problems.find(({ field }) => field === input.name)?.message
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        aria-invalid={Boolean(problem)}
        aria-describedby={`${id}-hint ${id}-problem`}
        {...input}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <p id={`${id}-problem`} className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}

/** A password field with a button that shows the text. */
export function PasswordField({ show, hide, ...field }: FieldProps & { show: string; hide: string }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={styles.password}>
      <TextField {...field} type={isShown ? 'text' : 'password'} />
      <button type="button" onClick={() => setIsShown(!isShown)}>
        {isShown ? hide : show}
      </button>
    </div>
  )
}

interface DialogFormProps {
  submit: string
  cancel: string
  isBusy: boolean
  onSubmit: (data: FormData) => void
  onCancel: () => void
  children?: ReactNode
}

/** A form in a dialog, with a button that sends it and one that closes it. */
export function DialogForm({ submit, cancel, isBusy, onSubmit, onCancel, children }: DialogFormProps) {
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate aria-busy={isBusy}>
      {children}
      <div className={styles.buttons}>
        <button type="submit" className={styles.submit} disabled={isBusy}>
          {submit}
        </button>
        <button type="button" className={styles.cancel} onClick={onCancel}>
          {cancel}
        </button>
      </div>
    </form>
  )
}

/** Whole seconds left until a moment (milliseconds since 1970), counting down; 0 when it has passed. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= moment) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [moment])
  return Math.max(0, Math.ceil((moment - now) / 1000))
}
