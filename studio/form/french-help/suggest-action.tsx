import { TranslateIcon } from '@sanity/icons/Translate'
import { useToast } from '@sanity/ui/toast'
import { type DocumentActionComponent, definePlugin } from 'sanity'
import { pathText } from '#lib/i18n/at-path.ts'
import { localizedFields } from '#lib/i18n/localized-field.ts'
import { isToReview, translationState, withFrenchToReview } from '#lib/i18n/translation-state.ts'
import { useFrenchHelp } from '#studio/core/french-help/use-french-help.ts'
import { useHelpWords } from '#studio/core/french-help/words.ts'
import { useDocumentOperation } from '#studio/core/sanity-internals.ts'
import { useAction } from '#studio/core/use-action.ts'

/** Suggests all French of a document that is missing or out of date. It is an entry of the menu beside "Publish". */
const useSuggestFrench: DocumentActionComponent = ({ id, type, draft, published }) => {
  const { words, refusal, aboutTerms } = useHelpWords()
  const { service, suggest } = useFrenchHelp()
  const { isBusy, run } = useAction()
  const { patch } = useDocumentOperation(id, type)
  const { push } = useToast()
  if (service === null) return null

  const open = [...localizedFields(draft ?? published)].filter(({ field }) => {
    const state = translationState(field)
    return state !== null && state !== 'done' && !isToReview(field)
  })

  async function fill() {
    const found = await suggest(open)
    const taken = found.filter(({ french }) => french !== undefined)
    const changes = taken.flatMap(({ path, field, french }) => {
      const { fr, translatedFrom } = withFrenchToReview(field, french)
      return [
        [pathText([...path, 'fr']), fr],
        [pathText([...path, 'translatedFrom']), translatedFrom],
      ]
    })
    if (changes.length > 0) patch.execute([{ set: Object.fromEntries(changes) }])
    const refused = found.flatMap((one) => refusal(one) ?? [])
    push({
      status: refused.length > 0 ? 'warning' : 'success',
      closable: true,
      title: words.done(taken.length),
      description: [
        taken.length > 0 && words.doneHint,
        aboutTerms(taken),
        refused.length > 0 && words.notTaken(refused.length) + words.colon + refused.join('; '),
      ]
        .filter(Boolean)
        .join(' '),
    })
  }

  return {
    label: words.suggest,
    icon: TranslateIcon,
    title: open.length === 0 ? words.nothing : words.suggestHint(service),
    disabled: isBusy || open.length === 0,
    onHandle: () =>
      void run(() =>
        fill().catch((error: Error) => push({ status: 'error', closable: true, title: error.message })),
      ),
  }
}

/** Suggested French for a whole document, where the server has a translation service. */
export const frenchHelpPlugin = definePlugin({
  name: 'french-help',
  document: {
    actions: (actions, { versionType }) =>
      versionType === 'draft' || versionType === 'published' ? [...actions, useSuggestFrench] : actions,
  },
})
