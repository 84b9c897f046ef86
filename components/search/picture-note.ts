import type { Language } from '#lib/i18n/languages.ts'
import { panelWords, toolWords } from './panel-words.ts'

/**
 * Says below the search box what the search by picture does, with a button that chooses one. For touch screens, which do not show
 * the title of the button in the box.
 */
export function showPictureNote(box: HTMLElement, file: HTMLInputElement, lang: Language): void {
  const note = document.createElement('div')
  note.className = 'bg-wash px-5 pt-4 pb-3 text-small'
  note.role = 'note'
  const text = document.createElement('p')
  text.textContent = toolWords(lang).image
  const choose = document.createElement('button')
  choose.type = 'button'
  choose.className = 'min-h-11 font-bold underline decoration-2 underline-offset-4'
  choose.textContent = panelWords(lang).choosePicture
  choose.addEventListener('click', () => {
    file.click()
    note.remove()
  })
  note.append(text, choose)
  box.querySelector('[role=note]')?.remove()
  box.append(note)
}
