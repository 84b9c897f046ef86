import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RELEASES } from './releases.ts'
import { COPIES, testUpgrades } from './upgrade-tests.ts'

test('every stored copy is opened', () => {
  expect(readdirSync(COPIES).sort()).toEqual(RELEASES.map(({ commit }) => commit).sort())
})

// The oldest and the newest. Those between are in the sweep.
testUpgrades([...RELEASES.slice(0, 1), ...RELEASES.slice(-1)])
