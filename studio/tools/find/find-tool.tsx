import { Button, Card, Flex, Stack } from '@sanity/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useCurrentUser, useWorkspace } from 'sanity'
import { documentName } from '#lib/i18n/document-name.ts'
import { CONTENT_TYPES } from '#schemas/index.ts'
import { ModeChoice } from '#studio/core/changes/mode-choice.tsx'
import { Outcomes, writtenSentence } from '#studio/core/changes/outcomes.tsx'
import { useChangeWords } from '#studio/core/changes/words.ts'
import { currentOf } from '#studio/core/document-pair.ts'
import { errorSentence } from '#studio/core/error-words.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { isTranslator } from '#studio/core/roles.ts'
import { schemaProblems, type Validate } from '#studio/core/schema-problems.ts'
import type { ToolProps } from '#studio/core/studio-tool.tsx'
import { toggled } from '#studio/core/toggled.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { LabelledDropdown, LabelledInput } from '#studio/core/ui/labelled.tsx'
import { LabelledCheckbox } from '#studio/core/ui/labelled-checkbox.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { ToolPage } from '#studio/core/ui/tool-page.tsx'
import { useReadDocuments } from '#studio/core/use-documents.ts'
import { useWriter, type Written } from '#studio/core/use-writer.ts'
import type { PlannedDocument, WriteMode } from '#studio/core/write-document.ts'
import { useFrenchOfDocuments } from '#studio/form/safety/french-of-documents.tsx'
import { HitList, hitKey } from './hit-list.tsx'
import { afterReplacing, type FoundDocument, findIn, plan } from './plan-replace.ts'
import { useFindWords } from './words.ts'

/** If there are more hits than this, no hit is listed, because nobody would read them. */
const MOST_HITS = 500

const TYPES = CONTENT_TYPES.map(({ name }) => name)

type Place = 'both' | 'en' | 'fr'

/** Finds a text in all documents and replaces the hits that are chosen. */
export default function FindTool({ title }: ToolProps) {
  const words = useFindWords()
  const changeWords = useChangeWords()
  const language = useStudioLanguage()
  const isFrenchOnly = isTranslator(useCurrentUser())
  const workspace = useWorkspace()
  const readDocuments = useReadDocuments()
  const { progress, write } = useWriter<PlannedDocument>()
  const [text, setText] = useState('')
  const [replacement, setReplacement] = useState('')
  const [place, setPlace] = useState<Place>(isFrenchOnly ? 'fr' : 'both')
  const [isCaseSensitive, setIsCaseSensitive] = useState(true)
  const [isWholeWord, setIsWholeWord] = useState(false)
  const [found, setFound] = useState<FoundDocument[] | null>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [mode, setMode] = useState<WriteMode>('drafts')
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isReplacing, setIsReplacing] = useState(false)
  const [written, setWritten] = useState<Written<PlannedDocument>[] | null>(null)
  /** The number of the last search. Results of earlier searches are dropped. */
  const asked = useRef(0)

  const validate: Validate = (document, paths) => schemaProblems(workspace, document, paths)
  const chosen = (found ?? []).flatMap((document) => {
    const hits = document.hits.filter((hit) => !left.has(hitKey(document, hit)))
    return hits.length > 0 && document.problem === null ? [{ ...document, hits }] : []
  })
  const chosenHits = chosen.reduce((sum, { hits }) => sum + hits.length, 0)
  const nameOf = ({ pair, after }: PlannedDocument) => documentName(currentOf(pair) ?? after, language)
  // A document with a draft is not published, so it is not in the question.
  const publishable = chosen.filter(({ pair }) => mode === 'publish' && pair.draft === null)
  const french = useFrenchOfDocuments(
    publishable.map((document) => {
      const { pair } = document
      const after = afterReplacing(document, replacement)
      return { ...pair, name: nameOf({ pair, after }), after }
    }),
  )

  /** Wraps a setter of the form: a change of the search makes the shown result invalid. */
  function ask<Value>(set: (value: Value) => void) {
    return (value: Value) => {
      asked.current += 1
      set(value)
      setFound(null)
      setWritten(null)
      setSaid('')
      setProblem(null)
    }
  }

  async function search(event: FormEvent) {
    event.preventDefault()
    if (text === '') return
    ask(setLeft)(new Set())
    const own = asked.current
    const isAsked = () => own === asked.current
    setSaid(changeWords.reading)
    try {
      const languages = place === 'both' ? (['en', 'fr'] as const) : [place]
      const documents = findIn(await readDocuments(TYPES), { text, isCaseSensitive, isWholeWord, languages })
      const hits = documents.reduce((sum, document) => sum + document.hits.length, 0)
      if (hits > MOST_HITS) return isAsked() && setSaid(words.tooMany(hits, MOST_HITS))
      const checked: FoundDocument[] = []
      for (const document of documents) {
        if (!isAsked()) return
        setSaid(words.checking(checked.length, documents.length))
        const planned = await plan(document, replacement, validate)
        checked.push({ ...document, problem: 'sentence' in planned ? planned : null })
      }
      if (!isAsked()) return
      setFound(checked)
      setSaid(hits === 0 ? words.nothing : words.found(hits, checked.length))
    } catch (error) {
      console.error('The search failed', error)
      if (isAsked()) setProblem(changeWords.failed)
    }
  }

  async function replace() {
    setProblem(null)
    setIsReplacing(true)
    try {
      const planned = await Promise.all(chosen.map((document) => plan(document, replacement, validate)))
      const refused = planned.find((one) => 'sentence' in one)
      // Checked again: replacing only the chosen hits may break a rule that replacing all hits keeps.
      if (refused) return setProblem(words.refused(refused.sentence))
      const { going, waiting } = await french.settle(planned.filter((one) => 'after' in one))
      const outcomes = [...(await write(going, mode)), ...(await write(waiting, 'drafts'))]
      setFound(null)
      setWritten(outcomes)
      setSaid(writtenSentence(outcomes, changeWords))
    } catch (error) {
      console.error('Replacing failed', error)
      setProblem(errorSentence(error, language))
    } finally {
      setIsReplacing(false)
    }
  }

  const allKeys = (found ?? []).flatMap((document) => document.hits.map((hit) => hitKey(document, hit)))
  return (
    <ToolPage id="find" title={title} intro={words.intro}>
      <Card border radius={3} padding={4}>
        <form onSubmit={search}>
          <Stack gap={4}>
            <Flex gap={4} wrap="wrap">
              <LabelledInput label={words.find} hint={words.findHint} value={text} onChange={ask(setText)} />
              <LabelledInput
                label={words.replace}
                hint={words.replaceHint}
                value={replacement}
                onChange={ask(setReplacement)}
              />
            </Flex>
            <Flex gap={4} wrap="wrap" align="flex-end">
              <LabelledDropdown
                filter="choice"
                label={words.where}
                value={place}
                disabled={isFrenchOnly}
                options={(['both', 'en', 'fr'] as const).map((one) => [one, words.places[one]] as const)}
                onChange={ask(setPlace)}
              />
              <LabelledCheckbox
                label={words.matchCase}
                checked={isCaseSensitive}
                onChange={ask(setIsCaseSensitive)}
              />
              <LabelledCheckbox
                label={words.wholeWord}
                checked={isWholeWord}
                onChange={ask(setIsWholeWord)}
              />
            </Flex>
            <Flex gap={3} align="center">
              <Button type="submit" tone="primary" text={words.search} disabled={text === ''} />
              <Muted role="status">
                {progress ? changeWords.writing(progress.done, progress.total) : said}
              </Muted>
            </Flex>
          </Stack>
        </form>
      </Card>
      <Alert problem={problem} />
      {found !== null && found.length > 0 && (
        <>
          <LabelledCheckbox
            label={words.all}
            checked={left.size === 0}
            onChange={(isOn) => setLeft(new Set(isOn ? [] : allKeys))}
          />
          <HitList
            found={found}
            replacement={replacement}
            left={left}
            onToggle={(key) => setLeft(toggled(left, key))}
          />
          <ModeChoice mode={mode} onChange={setMode} />
          {french.question}
          <Flex>
            <Button
              tone="primary"
              text={words.apply(chosenHits, chosen.length)}
              disabled={chosenHits === 0 || isReplacing || !french.isAnswered}
              onClick={replace}
            />
          </Flex>
        </>
      )}
      {written && <Outcomes written={written} nameOf={nameOf} />}
    </ToolPage>
  )
}
