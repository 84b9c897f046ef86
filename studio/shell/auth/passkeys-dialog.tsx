import { useRef, useState } from 'react'
import type { Language } from '#lib/i18n/languages.ts'
import { dateFormat } from '#studio/core/dates.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import {
  canUsePasskeys,
  isCancelled,
  isOnThisDevice,
  type Passkey,
  type PasskeysAnswer,
  passkeysApi,
} from '#studio/core/passkeys.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { DialogForm, PasswordField, ProblemSummary, TextField } from './fields.tsx'
import { Modal } from './modal.tsx'
import { PASSKEY_WORDS } from './passkey-words.ts'
import styles from './sign-in.module.css'
import { AUTH_WORDS } from './words.ts'

type Open = { task: 'rename' | 'remove'; passkey: Passkey }

/** The dialog with a person's own passkeys. */
export default function PasskeysDialog({ onClose }: { onClose: () => void }) {
  const language = useStudioLanguage()
  const words = PASSKEY_WORDS[language]
  const { value, error, reload } = useLoaded(passkeysApi.list)
  const [fresh, setFresh] = useState<PasskeysAnswer | null>(null)
  const [open, setOpen] = useState<Open | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  /** The number of added passkeys. It is the key of the form, so that the form is empty after each passkey. */
  const [added, setAdded] = useState(0)
  const panel = useRef<HTMLDivElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const answer = fresh ?? value
  const shown = problem ?? error

  async function change(work: () => Promise<PasskeysAnswer>) {
    setIsBusy(true)
    setProblem(null)
    try {
      setFresh(await work())
      setOpen(null)
      focusFirst()
    } catch (cause) {
      setProblem(sentenceOf(cause, language))
      setFresh(null)
      reload()
      requestAnimationFrame(() => summary.current?.focus())
    }
    setIsBusy(false)
  }

  function show(next: Open | null) {
    setProblem(null)
    setOpen(next)
    focusFirst()
  }

  /** The pressed button is gone, so the focus moves to the first field or button that is shown. */
  function focusFirst() {
    requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('input, button')?.focus())
  }

  return (
    <Modal
      language={language}
      title={words.title}
      lead={words.lead}
      onClose={open ? () => show(null) : onClose}
    >
      <div ref={panel} className={styles.form}>
        <ProblemSummary
          ref={summary}
          title={words.notDone}
          problems={shown === null ? [] : [{ message: shown }]}
        />
        {open ? (
          <TaskForm
            key={open.task}
            {...open}
            isBusy={isBusy}
            onCancel={() => show(null)}
            onSubmit={(data) =>
              change(() =>
                open.task === 'rename'
                  ? passkeysApi.rename(open.passkey.id, String(data.get('name')))
                  : passkeysApi.remove(open.passkey.id),
              )
            }
          />
        ) : (
          <>
            {answer && <PasskeyList passkeys={answer.passkeys} onOpen={show} />}
            <AddForm
              key={added}
              needsPassword={answer?.needsPassword ?? false}
              isBusy={isBusy}
              onCancel={onClose}
              onSubmit={(data) =>
                change(async () => {
                  const fresh = await passkeysApi.add(
                    String(data.get('name')),
                    String(data.get('password') ?? ''),
                  )
                  setAdded(added + 1)
                  return fresh
                })
              }
            />
          </>
        )}
      </div>
    </Modal>
  )
}

/** Our words for the browser's errors, because the browser's own are not in the Studio's language. */
function sentenceOf(cause: unknown, language: Language): string {
  const words = PASSKEY_WORDS[language]
  if (isCancelled(cause)) return words.cancelled
  if (isOnThisDevice(cause)) return words.onThisDevice
  if (cause instanceof DOMException) {
    console.warn('The browser could not add a passkey.', cause)
    return words.notPossible
  }
  return (cause as Error).message
}

function PasskeyList({ passkeys, onOpen }: { passkeys: Passkey[]; onOpen: (open: Open) => void }) {
  const language = useStudioLanguage()
  const words = PASSKEY_WORDS[language]
  const format = dateFormat(language, { dateStyle: 'medium' })
  if (passkeys.length === 0) return <p className={styles.done}>{words.none}</p>
  return (
    <ul className={styles.passkeys}>
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <div>
            <strong>{passkey.name}</strong>
            <p className={styles.hint}>
              {words.created(format.format(passkey.createdAt))} ·{' '}
              {passkey.lastUsedAt === null ? words.unused : words.used(format.format(passkey.lastUsedAt))}
            </p>
          </div>
          <button
            type="button"
            className={styles.cancel}
            aria-label={words.renameOne(passkey.name)}
            onClick={() => onOpen({ task: 'rename', passkey })}
          >
            {words.rename}
          </button>
          <button
            type="button"
            className={styles.cancel}
            aria-label={words.removeOne(passkey.name)}
            onClick={() => onOpen({ task: 'remove', passkey })}
          >
            {words.remove}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface FormProps {
  isBusy: boolean
  onCancel: () => void
  onSubmit: (data: FormData) => void
}

/** The form for a new passkey: its name, and the password when the server asks for it. */
function AddForm({ needsPassword, ...form }: FormProps & { needsPassword: boolean }) {
  const language = useStudioLanguage()
  const words = PASSKEY_WORDS[language]
  const { showPassword, hidePassword } = AUTH_WORDS[language]
  const [isPossible] = useState(canUsePasskeys)
  if (!isPossible) {
    return (
      <div className={styles.form}>
        <p className={styles.done}>{words.notPossible}</p>
        <button type="button" className={styles.cancel} onClick={form.onCancel}>
          {words.close}
        </button>
      </div>
    )
  }
  return (
    <DialogForm submit={form.isBusy ? words.adding : words.add} cancel={words.close} {...form}>
      <TextField name="name" label={words.name} hint={words.nameHint} autoComplete="off" />
      {needsPassword && (
        <PasswordField
          name="password"
          label={words.password}
          hint={words.passwordHint}
          autoComplete="current-password"
          show={showPassword}
          hide={hidePassword}
        />
      )}
    </DialogForm>
  )
}

/** The form for one passkey: to rename it, or to confirm that it is removed. */
function TaskForm({ task, passkey, ...form }: FormProps & Open) {
  const words = PASSKEY_WORDS[useStudioLanguage()]
  return (
    <DialogForm submit={task === 'rename' ? words.save : words.remove} cancel={words.cancel} {...form}>
      {task === 'rename' ? (
        <TextField name="name" label={words.newName} autoComplete="off" defaultValue={passkey.name} />
      ) : (
        <p className={styles.done}>{words.removeText(passkey.name)}</p>
      )}
    </DialogForm>
  )
}
