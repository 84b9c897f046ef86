import { AddIcon } from '@sanity/icons/Add'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { ContractorLicence, ContractorProfile } from '#lib/leads/contractors/profile.ts'
import { licenceProblem } from '#lib/matching/licence-numbers.ts'
import { LICENCE_TRADES, LICENCES, type LicenceTrade } from '#lib/matching/licences.ts'
import type { ContentNames } from '#studio/core/content-names.ts'
import type { Option } from '#studio/core/ui/dropdown.tsx'
import { LabelledDropdown, LabelledInput } from '#studio/core/ui/labelled.tsx'
import { LabelledCheckbox } from '#studio/core/ui/labelled-checkbox.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { Section } from '#studio/core/ui/section.tsx'
import { Caption } from '#studio/core/ui/texts.tsx'
import type { ContractorAnswer } from './contractors-api.ts'
import { InsuranceFields } from './insurance-fields.tsx'
import { ProofField } from './proof-field.tsx'
import { useWords } from './words.ts'

interface LicenceFieldsProps {
  answer: ContractorAnswer
  profile: ContractorProfile
  /** Whether the record has typed values. Proofs belong to what is stored, so they wait. */
  isTyped: boolean
  names: ContentNames
  onChange: (change: Partial<ContractorProfile>) => void
  /** Called when a proof was changed, which is stored at once. */
  onChanged: () => void
}

/** The licences and the insurance, each with its proof. */
export function LicenceFields({ answer, profile, isTyped, names, onChange, onChanged }: LicenceFieldsProps) {
  const { words } = useWords()
  const { licences, province, insurance } = profile
  const proofOf = (place: number | 'insurance', what: string) =>
    isTyped ? (
      <Muted>{words.saveFirst}</Muted>
    ) : (
      <ProofField answer={answer} place={place} what={what} onChanged={onChanged} />
    )
  return (
    <Section title={words.proofs}>
      <Muted>{words.proofsHint}</Muted>
      {licences.map((licence, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Two licences can be the same while they are typed.
        <Card key={place} border radius={2} padding={4}>
          <Stack gap={4}>
            <OneLicence
              licence={licence}
              names={names}
              onChange={(changed) => onChange({ licences: licences.with(place, changed) })}
              onRemove={() => onChange({ licences: licences.toSpliced(place, 1) })}
            />
            {proofOf(place, words.licence(licence.number))}
          </Stack>
        </Card>
      ))}
      <Flex>
        <Button
          icon={AddIcon}
          text={words.addLicence}
          mode="ghost"
          onClick={() => onChange({ licences: [...licences, newLicence(province)] })}
        />
      </Flex>
      <Card border={insurance !== null} radius={2} padding={insurance ? 4 : 0}>
        <Stack gap={4}>
          <InsuranceFields insurance={insurance} onChange={(changed) => onChange({ insurance: changed })} />
          {insurance && proofOf('insurance', words.insurance)}
        </Stack>
      </Card>
    </Section>
  )
}

/** The trades of a new licence: staff choose, unless its authority issues licences of one trade only. */
const tradesAtFirst = (trades: readonly LicenceTrade[]): LicenceTrade[] =>
  trades.length === 1 ? [...trades] : []

/** A licence of the first authority of the province. */
function newLicence(province: string): ContractorLicence {
  const { id, provinces, trades } =
    LICENCES.find((one) => one.provinces.includes(province)) ?? (LICENCES[0] as (typeof LICENCES)[number])
  return {
    authority: id,
    number: '',
    province: provinces[0] ?? 'QC',
    trades: tradesAtFirst(trades),
    expires: '',
    proof: null,
    checkedAt: null,
    checkedBy: null,
  }
}

interface OneLicenceProps {
  licence: ContractorLicence
  names: ContentNames
  onChange: (licence: ContractorLicence) => void
  onRemove: () => void
}

/** A licence. The authority decides its province and the trades that it can be for. */
function OneLicence({ licence, names, onChange, onRemove }: OneLicenceProps) {
  const { words, language } = useWords()
  const authority = LICENCES.find(({ id }) => id === licence.authority)
  const isWrong = licence.number !== '' && licenceProblem(licence.authority, licence.number) !== null
  const set = (change: Partial<ContractorLicence>) => onChange({ ...licence, ...change })

  function setAuthority(id: string) {
    const chosen = LICENCES.find((one) => one.id === id)
    if (chosen)
      set({
        authority: id,
        province: chosen.provinces[0] ?? licence.province,
        trades: tradesAtFirst(chosen.trades),
      })
  }

  const options = LICENCES.map(
    ({ id, licence: name, provinces }): Option => [
      id,
      `${provinces.map((code) => names.nameOf('provinces', code)).join(', ')} · ${name[language]}`,
    ],
  )
  return (
    <>
      <Flex gap={3} wrap="wrap" align="flex-end">
        <LabelledDropdown
          label={words.authority}
          value={licence.authority}
          options={authority ? options : [[licence.authority, licence.authority], ...options]}
          onChange={setAuthority}
        />
        <LabelledInput
          label={words.number}
          value={licence.number}
          maxLength={60}
          placeholder={authority?.example}
          aria-invalid={isWrong}
          onChange={(text) => set({ number: text })}
        />
        <LabelledInput
          label={words.expires}
          type="date"
          value={licence.expires}
          onChange={(expires) => set({ expires })}
        />
        <Button
          text={words.remove}
          aria-label={words.removeOf(words.licence(licence.number))}
          mode="ghost"
          onClick={onRemove}
        />
      </Flex>
      {isWrong && authority && (
        <Text size={1} role="alert">
          {words.wrongNumber(authority.example)}
        </Text>
      )}
      <Caption>{words.licenceTrades}</Caption>
      <Flex gap={3} wrap="wrap" role="group" aria-label={words.licenceTrades}>
        {LICENCE_TRADES.filter((trade) => authority?.trades.includes(trade)).map((trade) => (
          <LabelledCheckbox
            key={trade}
            label={words.trade[trade]}
            checked={licence.trades.includes(trade)}
            onChange={(isChosen) =>
              set({
                trades: isChosen
                  ? [...licence.trades, trade]
                  : licence.trades.filter((other) => other !== trade),
              })
            }
          />
        ))}
      </Flex>
      {authority && (
        <Text size={1}>
          <a
            href={authority.register}
            target="_blank"
            rel="noreferrer"
            style={{ textDecoration: 'underline' }}
          >
            {words.register}
          </a>
          {` · ${authority.name[language]}`}
        </Text>
      )}
    </>
  )
}
