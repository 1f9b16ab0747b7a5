import { describe, expect, it } from 'vitest'
import { maskedEmail, nextSetupStep, setupStates, type SetupInput } from './steps.ts'

const fresh: SetupInput = { versions: {}, priceLists: 0, people: 1, marks: {} }

describe('the setup steps of a new press', () => {
  it('are all open at first and start with the name', () => {
    const states = setupStates(fresh)
    expect(Object.values(states)).toEqual(['open', 'open', 'open', 'open', 'open', 'open'])
    expect(nextSetupStep(states)).toBe('identity')
  })

  it('are done once their data is saved, from any page', () => {
    const states = setupStates({ ...fresh, versions: { requisites: 2 }, priceLists: 1, people: 2 })
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
    const states = setupStates({ ...fresh, marks, versions: { requisites: 1 } })
    expect([states.identity, states.requisites]).toEqual(['later', 'done'])
    expect(nextSetupStep(states)).toBe('letters')
  })

  it('end when each step is done or postponed', () => {
    const done = 'done' as const
    const marks = { identity: done, requisites: done, letters: done, vat: done, prices: done, people: 'later' } as const
    expect(nextSetupStep(setupStates({ ...fresh, marks }))).toBeUndefined()
  })
})

it('an e-mail address is masked so that only its owner recognizes it', () => {
  expect(['g.seitova@saryarqa.example', 'chief@press.example', ''].map(maskedEmail)).toEqual([
    'g.••••@…',
    'c••••@…',
    '••••@…',
  ])
})
