import { RichText } from '#components/page/rich-text.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Service } from '../types.ts'
import { GuidePoints } from './guide-points.tsx'

/** The tabs of a service's own guide, each with its panel; a service without one has none. */
export function ownGuide({ enhancement }: Service, lang: Language) {
  if (!enhancement) return []
  const words = getDictionary(lang).servicePage.enhancement
  return [
    {
      value: 'guide',
      label: words.guide,
      panel: (
        <div key="guide" className="grid gap-6 p-5 md:p-7">
          <RichText value={enhancement.installationGuide} lang={lang} prefix="guide-" />
          <Notes
            title={words.seasonal}
            notes={enhancement.seasonalNotes ? [enhancement.seasonalNotes] : null}
          />
        </div>
      ),
    },
    {
      value: 'tools',
      label: words.tools,
      panel: (
        <div key="tools" className="grid gap-8 p-5 md:grid-cols-3 md:p-7">
          <Notes title={words.toolsRequired} notes={enhancement.toolsRequired} />
          <Notes
            title={words.timeEstimate}
            notes={enhancement.timeEstimate ? [enhancement.timeEstimate] : null}
          />
          <Notes title={words.costFactors} notes={enhancement.costFactors} />
        </div>
      ),
    },
    {
      value: 'issues',
      label: words.issues,
      panel: <GuidePoints key="issues" points={enhancement.commonIssues ?? []} />,
    },
    {
      value: 'precautions',
      label: words.safety,
      panel: (
        <div key="precautions" className="grid gap-8 p-5 md:grid-cols-2 md:p-7">
          <Notes title={words.safety} notes={enhancement.safetyWarnings} />
          <Notes title={words.maintenance} notes={enhancement.maintenanceTips} />
        </div>
      ),
    },
  ]
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
