import { keepFields } from '#lib/browser/kept-fields.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { LOCALES } from '#lib/i18n/languages.ts'
import { CHOSEN_CITY, type InCity } from '#lib/places/chosen-city.ts'
import { cityOf } from '#lib/places/city-of.ts'
import { ELSEWHERE } from '#lib/places/elsewhere.ts'

const DIALOG = `<form method="dialog" class="flex items-center justify-between gap-5 border-b-2 border-rule">
  <h2 class="type-h3 py-2 pl-4"></h2>
  <button class="square border-0 focus-inside">
    <svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><use href="#icon-close"></use></svg>
  </button>
</form>
<div class="p-5">
  <form class="flex flex-wrap items-end gap-3">
    <p class="grow">
      <label class="type-label" for="chooser-city"></label>
      <input class="field-box" id="chooser-city" autocomplete="off" maxlength="60" aria-describedby="chooser-note">
    </p>
    <button class="btn btn-dark"></button>
  </form>
  <p class="mt-2 text-small" id="chooser-note" role="status"></p>
  <ul class="mt-3 grid grid-cols-2 gap-x-5 sm:grid-cols-3"></ul>
  <p class="mt-3 flex flex-wrap gap-x-5"></p>
</div>`

/**
 * Asks for the city of the visit in the browser's own dialog: by name, by postal code, or from the list of all cities. Escape
 * closes it and returns the focus.
 * @param select the list of cities whose last entry asked for it; it goes back to the entry before
 */
export async function chooseCity(select: HTMLSelectElement | null): Promise<void> {
  const { lang, dataset } = document.documentElement
  if (select)
    select.value = select.querySelector(`[value="${dataset.city}"]`)
      ? `${dataset.city}`
      : (select.options[0]?.value ?? '')
  const answer = await fetch(
    `/api/in-city/${dataset.city ?? ELSEWHERE}${lang === LOCALES.fr ? '?lang=fr' : ''}`,
  )
  const { cities, words }: InCity = await answer.json()

  const dialog = document.createElement('dialog')
  dialog.className = 'zoom-dialog city-dialog'
  dialog.style.width = 'min(100vw - 2.5rem, 40rem)'
  dialog.innerHTML = DIALOG
  const [head, list, others] = ['h2', 'ul', 'ul + p'].map((part) => dialog.querySelector(part))
  const [close, choose] = dialog.querySelectorAll('button')
  const [label, input, note] = [
    dialog.querySelector('label'),
    dialog.querySelector('input'),
    dialog.querySelector('[role=status]'),
  ]
  dialog.ariaLabel = words.title
  head?.append(words.title)
  close?.setAttribute('aria-label', words.close)
  label?.append(words.find)
  choose?.append(words.choose)
  note?.append(words.note)
  list?.setAttribute('aria-label', words.cities)

  const take = (city: string) => {
    dialog.close()
    showCity(city)
  }
  const { compare } = new Intl.Collator(lang)
  for (const { slug, label: name } of [...cities].sort((one, other) => compare(one.name, other.name))) {
    const item = document.createElement('li')
    item.append(button(name, slug === dataset.city, () => take(slug)))
    list?.append(item)
  }
  others?.append(button(words.elsewhere, dataset.city === ELSEWHERE, () => take(ELSEWHERE)))
  if (dataset.city) others?.append(button(words.forget, false, forget))

  const find = async (event: Event) => {
    event.preventDefault()
    const typed = input?.value.trim() ?? ''
    const found = await cityOf(typed, cities)
    if (found && found !== ELSEWHERE) return take(found)
    note?.replaceChildren(fillPlaceholders(found ? words.far : words.unknown, { typed }))
    input?.setAttribute('aria-invalid', 'true')
    input?.focus()
  }
  choose?.form?.addEventListener('submit', (event) => void find(event))
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  window.addEventListener('popstate', () => dialog.close(), { once: true })
  document.body.append(dialog)
  dialog.showModal()
  input?.focus()
}

function button(label: string, isChosen: boolean, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'link-row text-left'
  made.ariaCurrent = isChosen ? 'true' : null
  made.append(label)
  made.addEventListener('click', onClick)
  return made
}

/** Chooses a city. The page of another city is left for the same page of the chosen one. */
function showCity(city: string) {
  const here = document.querySelector<HTMLElement>('[data-here]')?.dataset.here
  window.early?.choose(city)
  if (here && here !== city && city !== ELSEWHERE) {
    location.pathname = location.pathname.replace(`/${here}`, `/${city}`)
  }
  // The comparison has its city in the address.
  const query = new URLSearchParams(location.search)
  if (location.pathname === '/compare' && query.get('city') !== city) {
    query.set('city', city)
    location.search = query.toString()
  }
}

/** The page is loaded again, because its texts are those of the forgotten city. */
function forget() {
  localStorage.removeItem(CHOSEN_CITY)
  keepFields()
  location.reload()
}
