import { type ReactNode, useState } from 'react'
import type { LeadSummary } from '#lib/leads/staff/list.ts'
import type { Appointment, StepName } from '#lib/requests/life.ts'
import { ConfirmDialog } from '#studio/core/ui/confirm-dialog.tsx'
import { dayToCome } from './early-finish.ts'
import { dayWords } from './time-words.ts'
import { useWords } from './words.ts'

interface FinishCheck {
  /** Takes a step of leads; before that it asks, if the step finishes one of them before its day. */
  take: (leads: readonly Pick<LeadSummary, 'life' | 'lead'>[], step: StepName, act: () => unknown) => void
  /** The question, while it is asked. */
  question: ReactNode
}

/** Asks before requests are finished whose installation is still to come: somebody may have chosen the wrong lead. */
export function useFinishCheck(): FinishCheck {
  const { words, language } = useWords()
  const [asked, setAsked] = useState<{ days: Appointment[]; act: () => unknown } | null>(null)
  const [first, ...others] = asked?.days ?? []
  return {
    take(leads, step, act) {
      const days = leads.flatMap((lead) => dayToCome(lead, step, Date.now()) ?? [])
      if (days.length > 0) setAsked({ days, act })
      else void act()
    },
    question: asked && first && (
      <ConfirmDialog
        action={words.takeStep.finish}
        text={
          others.length === 0
            ? words.finishEarly(dayWords(first, language))
            : words.finishEarlySeveral(asked.days.length)
        }
        tone="caution"
        onClose={() => setAsked(null)}
        onConfirm={async () => {
          setAsked(null)
          await asked.act()
        }}
      />
    ),
  }
}
