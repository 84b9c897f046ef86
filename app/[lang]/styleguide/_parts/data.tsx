import { Avatar } from '#components/ui/avatar.tsx'
import { Checklist } from '#components/ui/checklist.tsx'
import { FactStrip } from '#components/ui/fact-strip.tsx'
import { DocketLine, Facts } from '#components/ui/facts.tsx'
import { ForName } from '#components/ui/for-name.tsx'
import { Icon, type IconName } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Rating } from '#components/ui/rating.tsx'
import { Figures, Points } from '#components/ui/sections.tsx'
import { Tag, type TagTone } from '#components/ui/tag.tsx'
import { type Topic, TopicIcon } from '#components/ui/topic-icon.tsx'
import { WideTable } from '#components/ui/wide-table.tsx'
import type { Language } from '#lib/i18n/languages.ts'
import type { Samples } from './samples.ts'
import { Row, Specimen } from './specimen.tsx'

interface DataProps {
  samples: Samples
  lang: Language
}

const TAGS: TagTone[] = ['outline', 'ink', 'loud', 'amber', 'blue', 'green', 'grey']
const ICONS: IconName[] = ['arrow', 'check', 'chevron', 'close', 'menu', 'search', 'warning']
const TOPICS: Topic[] = ['bolt', 'home', 'shield', 'tools']

/** Specimens of components that show data and have no controls. */
export function Data({ samples, lang }: DataProps) {
  const { name, sentence, longWord, longSentence, choices, figures, person } = samples
  const facts = [...figures.map(([value, label]) => ({ label, value })), { label: longSentence, value: name }]
  return (
    <>
      <Specimen of="Tag">
        <Row>
          {TAGS.map((tone) => (
            <Tag key={tone} tone={tone}>
              {name}
            </Tag>
          ))}
          <Tag>{longWord}</Tag>
        </Row>
      </Specimen>
      <Specimen of="Rating">
        <Row>
          {[1, 2.5, 4.8, 5].map((value) => (
            <Rating key={value} value={value} label={String(value)} />
          ))}
        </Row>
      </Specimen>
      <Specimen of="Avatar">
        <Row>
          <Avatar name={person} />
          <Avatar name={longWord} size={64} />
          <Avatar name={null} initials="ÉL" />
        </Row>
      </Specimen>
      <Specimen of="Icon">
        <Row>
          {ICONS.map((icon) => (
            <Icon key={icon} name={icon} />
          ))}
        </Row>
      </Specimen>
      <Specimen of="TopicIcon">
        <Row>
          {TOPICS.map((topic) => (
            <TopicIcon key={topic} topic={topic} />
          ))}
        </Row>
      </Specimen>
      <Specimen of="Picture">
        <Picture
          picture={{ src: '/icon-512.png', width: 512, height: 512, alt: name }}
          sizes="11rem"
          className="w-44 border-2 border-rule"
        />
      </Specimen>
      <Specimen of="Facts">
        <Facts facts={facts} />
      </Specimen>
      <Specimen of="FactStrip">
        <FactStrip facts={facts} />
      </Specimen>
      <Specimen of="Figures">
        <Figures figures={figures.map(([value, label]) => ({ _key: label, value, label }))} />
      </Specimen>
      <Specimen of="Checklist">
        <Checklist items={[sentence, longWord, longSentence]} />
      </Specimen>
      <Specimen of="Points">
        <Points
          points={[
            { _key: 'a', title: name, text: sentence, icon: 'shield' },
            { _key: 'b', title: longWord, text: longSentence },
          ]}
        />
      </Specimen>
      <Specimen of="DocketLine">
        <dl className="on-loud p-4">
          <DocketLine label={name} value={figures[2][0]} />
          <DocketLine label={longWord} value={figures[0][0]} />
        </dl>
      </Specimen>
      <Specimen of="ForName">
        <p>
          {choices[0]} <ForName name={name} lang={lang} />
        </p>
      </Specimen>
      <Specimen of="WideTable">
        <WideTable labelledBy="specimen-WideTable-title">
          <thead>
            <tr>
              <td />
              {choices.map((choice) => (
                <th key={choice} scope="col">
                  {choice}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[name, longWord].map((label) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {figures.map(([value]) => (
                  <td key={value}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </WideTable>
      </Specimen>
    </>
  )
}
