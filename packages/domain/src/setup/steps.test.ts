import { describe, expect, it } from 'vitest'
import { maskEmail, findNextSetupStep, getSetupStates, type SetupInput } from './steps.ts'

const newPress: SetupInput = { versions: {}, priceLists: 0, people: 1, marks: {} }

describe('the setup steps of a new press', () => {
  it('are all open at first and start with the name', () => {
    const states = getSetupStates(newPress)
    expect(Object.values(states)).toEqual(['open', 'open', 'open', 'open', 'open', 'open'])
    expect(findNextSetupStep(states)).toBe('identity')
  })

  it('are done once their data is saved, from any page', () => {
    const states = getSetupStates({ ...newPress, versions: { requisites: 2 }, priceLists: 1, people: 2 })
    expect(states).toEqual({
      identity: 'open',
      requisites: 'done',
      letters: 'open',
      vat: 'open',
      prices: 'done',
      people: 'done',
    })
  })

  it('continue after the postponed steps, which stay postponed until they are filled in', () => {
    const marks = { identity: 'later', requisites: 'later' } as const
    const states = getSetupStates({ ...newPress, marks, versions: { requisites: 1 } })
    expect([states.identity, states.requisites]).toEqual(['later', 'done'])
    expect(findNextSetupStep(states)).toBe('letters')
  })

  it('end when each step is done or postponed', () => {
    const done = 'done' as const
    const marks = { identity: done, requisites: done, letters: done, vat: done, prices: done, people: 'later' } as const
    expect(findNextSetupStep(getSetupStates({ ...newPress, marks }))).toBeUndefined()
  })
})

it('an e-mail address is masked so that only its owner recognizes it', () => {
  expect(['g.seitova@saryarqa.example', 'chief@press.example', ''].map(maskEmail)).toEqual([
    'g.••••@…',
    'c••••@…',
    '••••@…',
  ])
})
