import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useMemo,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useClient, useTranslation } from 'sanity'
import { IntentLink, useRouter } from 'sanity/router'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import {
  type Addresses,
  type Offer,
  offersAt,
  offersNamed,
  pathIn,
  readAddresses,
} from '#studio/core/page-documents.ts'
import { useSearchPanel, useSearchSlot } from '#studio/core/sanity-internals.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'
import styles from './search-offers.module.css'

const WORDS = {
  en: { at: (path: string) => `The page ${path}`, named: 'Did you mean', enter: 'Enter' },
  fr: { at: (path: string) => `La page ${path}`, named: 'Vouliez-vous dire', enter: 'Entrée' },
}

const MOVING = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'])

/**
 * Wraps the navbar. Above Sanity's results the search then offers the documents of a typed address, pages by name, and the names
 * that a word with typing errors may mean. Events of
 * the search's panel arrive here, because React sends the events of a portal to the components around it.
 */
export default function SearchOffers({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const placeholder = t('search.placeholder')
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [text, setText] = useState('')
  /** Whether the focus is in the list of Sanity's results. */
  const [isInList, setIsInList] = useState(false)
  const { isOpen, close } = useSearchPanel()
  const router = useRouter()
  const offers = useOffers(isOpen ? text : '')
  const [first] = offers

  function read({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLInputElement) || target.placeholder !== placeholder) return
    setInput(target)
    setText(target.value)
    setIsInList(false)
  }

  /** Reads the field after each click, because the button that clears the field fires no input event. */
  function readAgain() {
    if (input !== null) requestAnimationFrame(() => setText(input.value))
  }

  function press(event: KeyboardEvent) {
    if (event.target !== input) return
    if (MOVING.has(event.key)) setIsInList(true)
    if (event.key !== 'Enter' || first === undefined || isInList) return
    event.preventDefault()
    event.stopPropagation()
    close()
    router.navigateIntent('edit', { id: first.id, type: first.type })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: It only listens to the search field and the panel inside.
    <div onInput={read} onFocus={read} onClickCapture={readAgain} onKeyDownCapture={press}>
      {children}
      {isOpen && input !== null && first !== undefined && (
        <InPanel input={input}>
          <OfferList offers={offers} path={pathIn(text)} isNext={!isInList} onOpen={close} />
        </InPanel>
      )}
    </div>
  )
}

const NOTHING: Addresses = { documents: [], redirects: [] }

function useOffers(text: string): Offer[] {
  const language = useStudioLanguage()
  const client = useClient({ apiVersion: API_VERSION })
  const path = pathIn(text)
  const isTyped = text.trim() !== ''
  const load = useCallback(
    () => (isTyped ? readAddresses(client) : Promise.resolve(NOTHING)),
    [client, isTyped],
  )
  const { value } = useLoaded(load)
  return useMemo(() => {
    const known = value ?? NOTHING
    return path === null ? offersNamed(text, known, language) : offersAt(path, known, language)
  }, [path, text, value, language])
}

function InPanel({ input, children }: { input: HTMLInputElement; children: ReactNode }) {
  const slot = useSearchSlot(input)
  return slot && createPortal(children, slot)
}

interface OfferListProps {
  offers: Offer[]
  path: string | null
  /** Whether Enter opens the first offer. */
  isNext: boolean
  onOpen: () => void
}

function OfferList({ offers, path, isNext, onOpen }: OfferListProps) {
  const words = WORDS[useStudioLanguage()]
  return (
    <section className={styles.offers} aria-label={path === null ? words.named : words.at(path)}>
      <h2 className={styles.heading}>{path === null ? words.named : words.at(path)}</h2>
      <ul className={styles.list}>
        {offers.map(({ id, type, title, note }, index) => (
          <li key={id}>
            <IntentLink
              className={styles.offer}
              intent="edit"
              params={{ id, type }}
              onClick={onOpen}
              data-next={(isNext && index === 0) || undefined}
            >
              <span className={styles.title}>{title}</span>
              <span className={styles.note}>{note}</span>
              {isNext && index === 0 && <kbd className={styles.key}>{words.enter}</kbd>}
            </IntentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
