import { expect, test } from 'vitest'
import { sampleSubmission } from '../../tests/leads/samples.ts'
import { searchTextOf } from './search-text.ts'

test('a lead is found by what it is for: its service, its bundle, every job', () => {
  const { lead } = sampleSubmission({ type: 'lead' })
  const job = {
    service: '',
    bundle: '',
    city: '',
    complexity: '',
    timeline: '',
    add_ons: '',
    estimate_low: '',
    estimate_high: '',
  }
  const jobs = ['Thermopompe · Trois-Rivières', 'Ceiling fans'].map((text) => ({ ...job, quantity: 1, text }))
  const text = searchTextOf({
    ...lead,
    service_slug: 'heat-pump-installation',
    bundle: 'smart-home-starter',
    jobs,
  })
  for (const words of ['heat-pump-installation', 'smart-home-starter', 'thermopompe', 'ceiling fans'])
    expect(text).toContain(words)
})
