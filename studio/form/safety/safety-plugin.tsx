import { ClockIcon } from '@sanity/icons/Clock'
import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { useToast } from '@sanity/ui/toast'
import {
  lazy,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type DocumentActionComponent, type DocumentInspector, definePlugin, type LayoutProps } from 'sanity'
import { isEditor } from '#studio/core/roles.ts'
import { isPublishedToast, toastContext, useDocumentPane } from '#studio/core/sanity-internals.ts'
import { endOnDraft } from './back-to-draft.ts'
import { useHistoryWords } from './history-words.ts'
import { ON_THE_SITE, WHAT_CHANGES } from './inspectors.ts'
import { refuseWhileUsed } from './refuse-while-used.tsx'
import { onceForEach, steady } from './steady-action.ts'
import { useBeforePublishing } from './use-before-publishing.tsx'
import { useDraftProblems } from './use-draft-problems.ts'
import { usePublishedToast } from './use-published-toast.tsx'
import { useWhenChecked } from './use-when-checked.ts'
import { useSafetyWords } from './words.ts'

/** The panel of earlier versions. The embedded lake keeps them for ever, hosted Sanity for a time that depends on its plan. */
const onTheSite: DocumentInspector = {
  name: ON_THE_SITE,
  component: lazy(() => import('./live-history.tsx')),
  useMenuItem: () => ({ title: useHistoryWords().title, icon: ClockIcon, showAsAction: true }),
}

/**
 * Adds panels for the changes and for the earlier versions. Offers to undo a publication, and refuses to remove a document that
 * others refer to.
 */
export const safetyPlugin = definePlugin({
  name: 'safety',
  studio: {
    components: { layout: (props: LayoutProps) => <OneToast>{props.renderDefault(props)}</OneToast> },
  },
  document: {
    inspectors: [
      {
        name: WHAT_CHANGES,
        component: lazy(() => import('./what-changes.tsx')),
        useMenuItem: () => ({
          title: useSafetyWords().whatChanges,
          icon: EyeOpenIcon,
          showAsAction: true,
        }),
      },
      onTheSite,
    ],
    actions: (actions, { versionType, currentUser }) => {
      const isInRelease = versionType === 'version' || versionType === 'scheduled-draft'
      // The lake refuses releases by translators and viewers.
      if (isInRelease) return isEditor(currentUser) ? actions : []
      return [...actions, openWhatChanges].map(guard)
    },
  },
})

const guard = onceForEach((action) => steady(guarded(action)))

function guarded(action: DocumentActionComponent): DocumentActionComponent {
  const { action: kind } = action
  if (kind === 'publish') return refuseBesideFrench(action)
  if (kind === 'restore') return endOnDraft(action)
  return kind === 'delete' || kind === 'unpublish' ? refuseWhileUsed(action, kind) : action
}

/** Opens the panel "What changes": an entry of the menu beside "Publish", with a shortcut. */
const openWhatChanges: DocumentActionComponent = () => {
  const { openInspector } = useDocumentPane()
  return {
    label: useSafetyWords().whatChanges,
    icon: EyeOpenIcon,
    shortcut: 'Ctrl+Alt+W',
    onHandle: () => openInspector(WHAT_CHANGES),
  }
}

/**
 * The action "Publish". It explains to translators that they can publish only French. It asks other people about French that is
 * missing or out of date. A draft that breaks a rule cannot be published: then it opens the list of what is wrong.
 */
function refuseBesideFrench(original: DocumentActionComponent): DocumentActionComponent {
  const Guarded: DocumentActionComponent = (props) => {
    const description = original(props)
    const { ask, dialog, approval } = useBeforePublishing(props, () => description?.onHandle?.())
    usePublishedToast(props)
    const { whenChecked, isWaiting, isKnown } = useWhenChecked(props, ask)
    const { checking, whyNot, errors } = useSafetyWords()
    const { openInspector } = useDocumentPane()
    const hasProblems = useDraftProblems(props.id, props.type).length > 0
    const drawn = useRef<string | null>(null)
    if (!description) return null
    if (props.draft && hasProblems && isKnown && description.disabled) {
      const onHandle = () => openInspector(WHAT_CHANGES)
      return { ...description, disabled: false, tone: 'caution', label: whyNot, title: errors, onHandle }
    }
    const { step, label, hint } = approval
    return {
      ...description,
      ...(description.onHandle && { onHandle: whenChecked }),
      ...(props.draft && label && { label, title: hint }),
      ...((!isKnown || step === null || step === 'wait') && { disabled: true }),
      ...(isWaiting && { label: checking, disabled: true }),
      dialog: dialog
        ? { type: 'custom', component: <OneDialog drawn={drawn}>{dialog}</OneDialog> }
        : description.dialog,
    }
  }
  Guarded.action = original.action
  Guarded.displayName = original.displayName
  return Guarded
}

interface OneDialogProps {
  /** The id of the copy that is drawn; null when none is. All copies of the dialog share this ref. */
  drawn: RefObject<string | null>
  children: ReactNode
}

/**
 * Draws the dialog of "Publish" once. Sanity draws it at the button and, after the shortcut, around the form too (sanity 6.16,
 * `KeyboardShortcutResponder`).
 */
function OneDialog({ drawn, children }: OneDialogProps) {
  const id = useId()
  const [isDrawn, setIsDrawn] = useState(false)
  useLayoutEffect(() => {
    if (drawn.current !== null) return
    drawn.current = id
    setIsDrawn(true)
    return () => {
      drawn.current = null
    }
  }, [drawn, id])
  return isDrawn ? children : null
}

/** Hides Sanity's own toast "was published". The toast of `usePublishedToast` says the same, with "View" and "Undo". */
function OneToast({ children }: { children: ReactNode }) {
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
