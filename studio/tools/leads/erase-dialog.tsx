import { Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { FormDialog } from '#studio/core/ui/form-dialog.tsx'
import type { LeadsApi } from './leads-api.ts'
import { useWords } from './words.ts'

interface EraseDialogProps {
  api: LeadsApi
  onClose: () => void
  onErased: () => void
}

/** Deletes the data of a person on request (Law 25, PIPEDA). */
export function EraseDialog({ api, onClose, onErased }: EraseDialogProps) {
  const { words } = useWords()
  const toast = useToast()

  async function erase(data: FormData) {
    const email = String(data.get('email')).trim()
    if (!email.includes('@')) throw new Error(words.noEmail)
    const { erased } = await api.erasePerson(email)
    toast.push({ status: erased > 0 ? 'success' : 'warning', title: words.deleteDone(erased) })
    onErased()
    onClose()
  }

  return (
    <FormDialog
      id="erase-person"
      title={words.erase}
      submit={words.delete}
      tone="critical"
      onClose={onClose}
      onSubmit={erase}
    >
      <Text>{words.eraseText}</Text>
      <TextInput
        name="email"
        type="email"
        aria-required
        autoComplete="off"
        aria-label={words.email}
        placeholder={words.email}
      />
    </FormDialog>
  )
}
