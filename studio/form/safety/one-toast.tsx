import { useToast } from '@sanity/ui/toast'
import { type ReactNode, useMemo } from 'react'
import { isPublishedToast, toastContext } from '#studio/core/sanity-internals.ts'

/** Hides Sanity's own toast "was published". Ours says the same, with "View" and "Undo". */
export function OneToast({ children }: { children: ReactNode }) {
  const toast = useToast()
  const ToastContext = toastContext()
  const own = useMemo(
    () => ({
      ...toast,
      push: (params: Parameters<typeof toast.push>[0]) =>
        isPublishedToast(params.title) ? '' : toast.push(params),
    }),
    [toast],
  )
  return ToastContext ? <ToastContext value={own}>{children}</ToastContext> : children
}
