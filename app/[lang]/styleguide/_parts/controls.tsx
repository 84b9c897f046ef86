import { Button } from '#components/ui/button.tsx'
import { Checkbox, Toggle } from '#components/ui/checkbox.tsx'
import { chipClass } from '#components/ui/chip.ts'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { RadioField, SelectField, TextAreaField, TextField } from '#components/ui/fields.tsx'
import { LinkButton, LinkButtons, SiteLink, TextLink } from '#components/ui/links.tsx'
import { PostForm } from '#components/ui/post-form.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import type { Language } from '#lib/i18n/languages.ts'
import { yesNo } from '#lib/leads/forms/fields.ts'
import type { Samples } from './samples.ts'
import { SegmentsSpecimen } from './segments-specimen.tsx'
import { Row, Specimen } from './specimen.tsx'

interface ControlsProps {
  samples: Samples
  lang: Language
}

const TONES = ['loud', 'dark', 'outline'] as const

/** Specimens of controls and links. */
export function Controls({ samples, lang }: ControlsProps) {
  const { name, sentence, longWord, longSentence, choices } = samples
  const yesOrNo = Object.entries(yesNo().options ?? {}).map(([value, words]) => ({
    value,
    label: words[lang],
  }))
  return (
    <>
      <Specimen of="Button">
        <Row>
          {TONES.map((tone) => (
            <Button key={tone} tone={tone}>
              {name}
            </Button>
          ))}
          <Button disabled>{name}</Button>
          <Button arrow>{name}</Button>
          <Button small>{name}</Button>
          <Button>{longWord}</Button>
        </Row>
        <div className="on-loud flex flex-wrap gap-3 p-4">
          {TONES.map((tone) => (
            <Button key={tone} tone={tone}>
              {name}
            </Button>
          ))}
        </div>
        <div className="on-ink flex flex-wrap gap-3 p-4">
          {TONES.map((tone) => (
            <Button key={tone} tone={tone}>
              {name}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen of="LinkButton">
        <Row>
          <LinkButton href="/services" lang={lang} arrow>
            {name}
          </LinkButton>
          <LinkButton href="/services" lang={lang} tone="outline" small>
            {longWord}
          </LinkButton>
        </Row>
      </Specimen>
      <Specimen of="LinkButtons">
        <Row>
          <LinkButtons links={{ '/services': name, '/cities': choices[0], '/faq': choices[1] }} lang={lang} />
        </Row>
      </Specimen>
      <Specimen of="TextLink">
        <Row>
          <TextLink href="/services" lang={lang} label={name} />
          <TextLink href="/cities" lang={lang} label={longWord} />
        </Row>
      </Specimen>
      <Specimen of="SiteLink">
        <Row>
          <SiteLink href="/services" lang={lang} className="link-row underline">
            {name}
          </SiteLink>
        </Row>
      </Specimen>
      <Specimen of="chipClass">
        <Row>
          <button type="button" className={chipClass()}>
            {name}
          </button>
          <button type="button" aria-pressed className={chipClass(true)}>
            {name}
          </button>
        </Row>
      </Specimen>
      <Specimen of="Segments">
        <SegmentsSpecimen label={name} choices={choices} />
      </Specimen>
      <Specimen of="Tabs">
        <Tabs
          name="specimen"
          label={name}
          tabs={choices.map((label, index) => ({ value: `tab-${index}`, label }))}
          panels={choices.map((label) => (
            <p key={label} className="p-5">
              {label} – {sentence} {longWord}
            </p>
          ))}
        />
      </Specimen>
      <Specimen of="Disclosure">
        <div>
          <Disclosure title={name} group="specimen">
            {sentence}
          </Disclosure>
          <Disclosure title={longWord} group="specimen">
            {longSentence}
          </Disclosure>
        </div>
      </Specimen>
      <Specimen of="TextField">
        <TextField id="text" label={name} />
        <TextField id="text-filled" label={name} hint={sentence} defaultValue={longSentence} />
        <TextField id="text-wrong" label={longWord} hint={sentence} error={longSentence} />
        <TextField id="text-off" label={name} defaultValue={name} disabled />
      </Specimen>
      <Specimen of="PostForm">
        <PostForm to="/styleguide" hidden={{ action: 'specimen' }} button={name}>
          <TextField id="posted" label={name} />
        </PostForm>
        <PostForm to="/styleguide" hidden={{}} button={longWord} isMain />
      </Specimen>
      <Specimen of="SelectField">
        <SelectField id="select" label={name} hint={sentence}>
          {[...choices, longWord].map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </SelectField>
        <SelectField id="select-wrong" label={name} error={sentence} defaultValue={longWord}>
          <option>{longWord}</option>
        </SelectField>
      </Specimen>
      <Specimen of="RadioField">
        <RadioField id="radio" name="radio" label={name} hint={sentence} choices={yesOrNo} />
        <RadioField
          id="radio-wrong"
          name="radio-wrong"
          label={longWord}
          hint={sentence}
          error={longSentence}
          choices={[...yesOrNo, { value: 'long', label: longWord }]}
        />
        <RadioField
          id="radio-off"
          name="radio-off"
          label={name}
          choices={yesOrNo}
          defaultValue="no"
          disabled
        />
      </Specimen>
      <Specimen of="TextAreaField">
        <TextAreaField id="area" label={name} defaultValue={longSentence} />
        <TextAreaField id="area-wrong" label={name} hint={sentence} error={sentence} />
      </Specimen>
      <Specimen of="Checkbox">
        <div>
          <Checkbox label={name} />
          <Checkbox label={name} hint={sentence} note={samples.figures[1][0]} defaultChecked />
          <Checkbox label={longWord} hint={longSentence} disabled />
        </div>
      </Specimen>
      <Specimen of="Toggle">
        <div>
          <Toggle label={name} />
          <Toggle label={longWord} defaultChecked />
          <Toggle label={name} disabled />
        </div>
      </Specimen>
    </>
  )
}
