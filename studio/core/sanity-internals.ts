/**
 * The parts of Sanity that the Studio uses although they are marked @internal or are not documented, as seen in sanity 6.16.0,
 * @sanity/ui 4.4.10 and @sanity/bifur-client 2.0.2. Each comment says the purpose, and what breaks without the part. After an
 * update, sanity-internals.test.ts names the missing parts, and network.spec.ts checks the Studio in a browser.
 *
 * Uses of such parts in other files:
 * - studio/core/client/presence-socket.ts speaks the protocol of Sanity's socket for presence (`bifurTransport.ts`).
 * - studio/shell/navbar/navbar.module.css hides buttons by their ids. Without the ids, buttons show that lead to services
 *   the embedded lake does not have.
 * - studio/core/client/server-wait.ts knows by the tag `document.commit` that a request saves what was typed. Without it, the
 *   first change of a document is lost when the server does not answer.
 * - studio/shell/auth/auth-store.tsx makes an `AuthStore`, which says who is signed in. Its `token` is null.
 * - packages/content-lake/src/http/routes.ts answers requests that Sanity's own code sends. Without `studioComments` among the
 *   features in the answer, the Studio would mount everything twice.
 * - studio/form/inputs/use-typed-text.ts changes the document after the browser has painted. The prop `value` must have the new
 *   text before that task ends. Otherwise typed letters disappear for a moment.
 * - packages/content-lake/src/patch applies patches as `Mutation` of @sanity/mutator does, so that the Studio shows what is
 *   stored. Its test compares them.
 * - studio/core/schema-types.ts sets `__experimental_formPreviewTitle`, and app/studio/studio.css narrows the gaps in
 *   `[data-testid="form-view"]`. Without them the first field of a form is half a screen down.
 * - studio/core/schema-problems.ts makes a copy of a workspace whose type has few fields, because `validateDocument` runs the rules
 *   of a whole document. If the copy fails, use the workspace itself: a change of many documents then waits a third of a second
 *   for each. Its test runs Sanity's rules.
 * - studio/form/inputs/use-saved-when-left.ts relies on `pair.editOperations` to save while somebody subscribes. Without it the text
 *   of the last second is lost when a document is left: commit after each keystroke instead. tests/e2e/typing.spec.ts shows it
 *   for a tab that is closed.
 * - lib/content/preview-access.ts reads `urlSearchParamPreviewPathname` of @sanity/preview-url-secret.
 * - studio/form/safety/live-versions.ts reads the events of a document as Sanity's own history does. Without them the panel "What
 *   was on the site" says that nothing could be looked up; Sanity's panel "History" remains.
 * - studio/core/people-names.ts reads the names of people as Sanity's own `UserStore` does. Without them changes have no names.
 */
import type { useToast } from '@sanity/ui/toast'
import {
  type Context,
  isValidElement,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import {
  type NavbarAction,
  type NavbarProps,
  type ObjectInputProps,
  SANITY_VERSION,
  useFeatureEnabled,
  useWorkspace,
} from 'sanity'
import { AddonDatasetContext, NavbarContext, TasksEnabledContext } from 'sanity/_singletons'
import { useDocumentPane } from 'sanity/structure'
import type { LakeTransport } from './client/lake-client.ts'

/** Sanity's theme with other colours. Without it the Studio is blue. */
export { buildTheme } from '@sanity/ui/theme'
export {
  /** With `useFormCallbacks`: an input hears changes of its fields. Without it the old English (`translatedFrom`) is lost. */
  FormCallbacksProvider,
  /** A button of the navbar. */
  type NavbarAction,
  /** The fields of an object, as the form draws them. Without it English and French are not side by side. */
  ObjectInputMembers,
  /** The name of this tab in Sanity's presence. Without it people see themselves among the others. */
  SESSION_ID,
  /** With `useEditState`: the Studio's own store. Without them the Translations tool overwrites concurrent changes. */
  useDocumentOperation,
  /** The lake's answer to a publish. Without it a translator does not learn why it was refused. */
  useDocumentOperationEvent,
  /** Saves a document. Without its `pair`, opening another document loses the text of the last second. */
  useDocumentStore,
  useEditState,
  useFormCallbacks,
  /** The available languages, and how to change to one. Without it nobody can change the language. */
  useLocale,
  /** Whether typed text is still being saved. Without it the panel "What changes" publishes less than it shows. */
  useSyncState,
  /** The results of the rules for a draft. Without it "What changes" does not wait for the rules. */
  useValidationStatus,
} from 'sanity'
/**
 * The pane of a form. Without it no key or menu opens "What changes", and nothing tells whether the document is published.
 * `useFormMembers` needs it too.
 */
export { useDocumentPane }

/** Adds buttons before and after Sanity's own buttons in the navbar. Without `__internal_actions` they are missing. */
export function withActions(
  props: NavbarProps,
  { first = [], last = [] }: { first?: NavbarAction[]; last?: NavbarAction[] },
): NavbarProps {
  return { ...props, __internal_actions: [...first, ...(props.__internal_actions ?? []), ...last] }
}

/** Whether the search is open (panel or whole window), and how to close it. Without it an address typed there finds no page. */
export function useSearchPanel(): { isOpen: boolean; close: () => void } {
  const { searchOpen, searchFullscreenOpen, ...navbar } = useContext(NavbarContext)
  return {
    isOpen: searchOpen || searchFullscreenOpen,
    close: () => {
      navbar.onSearchOpenChange(false)
      navbar.onSearchFullscreenOpenChange(false)
    },
  }
}

/**
 * A new element in the search's panel, after the card with the search field; null until it exists. Sanity's `data-ui` finds the
 * card. Without the element, the documents of an address that is typed into the search are not shown.
 */
export function useSearchSlot(input: HTMLInputElement): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const place = document.createElement('div')
    input.closest('[data-ui="Card"]')?.after(place)
    setSlot(place)
    return () => place.remove()
  }, [input])
  return slot
}

/**
 * Whether Sanity's provider of tasks is around the caller, or will never be. The provider appears after the lake has answered
 * that it has tasks. Everything inside then mounts again and loses its state. This hook can get the answer before Sanity's
 * own hook. So the answer alone is not enough, and only an error (or tasks turned off) means that no provider will appear.
 */
export function useAreTasksSettled(): boolean {
  const { error } = useFeatureEnabled('sanityTasks')
  const areOff = !useWorkspace().tasks?.enabled
  return useContext(TasksEnabledContext).enabled || areOff || error !== null
}

/**
 * The dataset of comments and tasks; null until it is known, and when the plan of hosted Sanity has none. Without it Home does not
 * list the comments and tasks for a person.
 */
export function useAddonDataset(): string | null {
  return useContext(AddonDatasetContext)?.client?.config().dataset ?? null
}

/** The number of fields that are drawn first. A screen shows no more. */
const FIRST_FIELDS = 2
/** The time in milliseconds after which all fields are drawn, even if the browser was busy all the time. */
const LONGEST_PART = 2_000

/**
 * The fields of a form to draw now, so that editing can begin early. Null until the document is loaded, because Sanity would
 * draw the fields read-only first. Once loaded: `FIRST_FIELDS` fields, or all if the address names a field. Later: all, when
 * the browser has time. React may postpone a deferred value for as long as other updates come, so there is a limit: on a busy
 * machine a form was seen with two fields after 15 seconds.
 */
export function useFormMembers({ members, focusPath }: ObjectInputProps) {
  const { ready } = useDocumentPane()
  const [hasBeenReady, setHasBeenReady] = useState(ready)
  if (ready && !hasBeenReady) setHasBeenReady(true)
  const isWhole = useDeferredValue(hasBeenReady, false)
  const [isLate, setIsLate] = useState(false)
  const isPart = hasBeenReady && !isWhole
  useEffect(() => {
    if (!isPart) return
    const limit = setTimeout(() => setIsLate(true), LONGEST_PART)
    return () => clearTimeout(limit)
  }, [isPart])
  if (!hasBeenReady) return null
  return isWhole || isLate || focusPath.length > 0 ? members : members.slice(0, FIRST_FIELDS)
}

type Toasts = ReturnType<typeof useToast>

/** The context in which the Studio shows toasts. Without it one publish shows two toasts. */
export function toastContext(): Context<Toasts | null> | undefined {
  return (globalThis as Record<symbol, Context<Toasts | null> | undefined>)[
    Symbol.for('@sanity/ui/context/toast')
  ]
}

/** Whether the title of a toast is the one that Sanity shows after a publish. */
export function isPublishedToast(title: ReactNode): boolean {
  if (!isValidElement<{ i18nKey?: string; context?: string }>(title)) return false
  const { i18nKey, context } = title.props
  return i18nKey === 'panes.document-operation-results.operation-success' && context === 'publish'
}

/**
 * Blocks the Studio's requests to Sanity's servers that no setting turns off. Call it once, before the Studio
 * renders.
 */
export function keepRequestsHome({ openSocket }: LakeTransport): void {
  keepFetchHome()
  keepSocketsHome(openSocket)
  // Hides the notice about HTTP/1.1. It warns of one connection for each listener, but our listeners share one.
  sessionStorage.setItem('sanity-studio.network.check.snooze', new Date().toISOString())
}

/**
 * Gives the form beside a preview two fifths of the window, until somebody drags the border. English and French then stand side
 * by side. Sanity stores the widths by the name and place of both panels. Without this, the form has a quarter, and French stands
 * below English.
 */
export function widenPreviewForm(): void {
  const key = 'presentation/panels'
  if (localStorage.getItem(key) === null) {
    localStorage.setItem(key, JSON.stringify({ 'preview:3,content:5': [60, 40] }))
  }
}

const SANITY_HOSTS = /(^|\.)(sanity\.io|sanity-cdn\.com|sanity\.work)$/

/**
 * The Studio looks for updates, checks Sanity's feedback form and reports errors to Sanity. A Content-Security-Policy alone
 * would also block these requests, but every editor's console would show errors.
 */
function keepFetchHome() {
  const send = window.fetch
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const url = new URL(address, window.location.href)
    if (!SANITY_HOSTS.test(url.hostname)) return send(input, init)
    // The version check gets "up to date". All other requests get "not found".
    const isVersionCheck = url.pathname.includes('/modules/')
    return Promise.resolve(
      isVersionCheck
        ? Response.json({ packageVersion: SANITY_VERSION, latest: SANITY_VERSION })
        : new Response(null, { status: 404 }),
    )
  }
}

/**
 * The lake has no WebSocket for presence, so the Studio gets a replacement. Without it the Studio reconnects forever, with an
 * error each time, and nobody sees who else is in a document.
 */
function keepSocketsHome(openSocket: LakeTransport['openSocket']) {
  window.WebSocket = new Proxy(window.WebSocket, {
    construct: (target, [url, protocols]: ConstructorParameters<typeof WebSocket>) =>
      /\/api\/lake\/v[^/]+\/socket\//.test(String(url))
        ? openSocket(String(url))
        : new target(url, protocols),
  })
}
