import { lazy, Suspense, useMemo } from 'react'
import { listAt } from './form-list.ts'

const FormBar = lazy(() => import('./form-bar.tsx'))

/** The bar above a form that was opened from the work list. */
export function WorkListBar({ id }: { id: string }) {
  const list = useMemo(() => listAt(id), [id])
  return (
    list && (
      <Suspense>
        <FormBar key={id} list={list} />
      </Suspense>
    )
  )
}
