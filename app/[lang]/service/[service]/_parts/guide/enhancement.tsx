import { getDictionary } from '#lib/i18n/dictionary.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { RichText } from '../../../../_components/page/rich-text.tsx'
import { Section } from '../../../../_components/ui/section.tsx'
import { Tabs } from '../../../../_components/ui/tabs.tsx'
import type { ServiceSectionProps } from '../types.ts'
import { GuidePoints } from './guide-points.tsx'

/** A service's own extra guide, in four tabs; only some services have one. */
export function Enhancement({ service, page, lang }: ServiceSectionProps) {
  const { enhancement } = service
  if (!enhancement) return null
  const words = getDictionary(lang).servicePage.enhancement
  return (
    <Section id="more" heading={page?.enhancement}>
      <Tabs
        name="more"
        label={withoutMarks(page?.enhancement?.title || words.guide)}
        tabs={[
          { value: 'guide', label: words.guide },
          { value: 'tools', label: words.tools },
          { value: 'issues', label: words.issues },
          { value: 'safety', label: words.safety },
        ]}
        panels={[
          <div key="guide" className="p-5 md:p-7">
            <RichText value={enhancement.installationGuide} lang={lang} prefix="more-" />
            <Notes
              title={words.seasonal}
              notes={enhancement.seasonalNotes ? [enhancement.seasonalNotes] : null}
            />
          </div>,
          <div key="tools" className="grid gap-8 p-5 md:grid-cols-3 md:p-7">
            <Notes title={words.toolsRequired} notes={enhancement.toolsRequired} />
            <Notes
              title={words.timeEstimate}
              notes={enhancement.timeEstimate ? [enhancement.timeEstimate] : null}
            />
            <Notes title={words.costFactors} notes={enhancement.costFactors} />
          </div>,
          <GuidePoints key="issues" points={enhancement.commonIssues ?? []} />,
          <div key="safety" className="grid gap-8 p-5 md:grid-cols-2 md:p-7">
            <Notes title={words.safety} notes={enhancement.safetyWarnings} />
            <Notes title={words.maintenance} notes={enhancement.maintenanceTips} />
          </div>,
        ]}
      />
    </Section>
  )
}

function Notes({ title, notes }: { title: string; notes: string[] | null }) {
  if (!notes?.length) return null
  return (
    <div>
      <h3 className="type-h5 mb-2">{title}</h3>
      <ul>
        {notes.map((note) => (
          <li key={note} className="border-t border-rule py-2.5">
            {note}
          </li>
        ))}
      </ul>
    </div>
  )
}
