import { describe, expect, it } from 'vitest'
import { liveResources } from './resources.ts'
import { getChangedResources, eventTypes, lastingTypes, getLogGroup, logTypes } from './table.ts'
import { canReadAllEvents } from './visibility.ts'

describe('the event table', () => {
  it('excludes personal events such as messages and tasks from the log', () => {
    for (const type of eventTypes)
      expect({ type, group: getLogGroup(type) === undefined }).toEqual({
        type,
        group: /^(message|todo|event|calculation|notification)\./.test(type),
      })
  })

  it('assigns each type to one group of the log', () => {
    expect(new Set(logTypes).size).toBe(logTypes.length)
  })

  it('has no group for an unknown type', () => {
    expect(getLogGroup('offer.stolen')).toBeUndefined()
  })

  it('refreshes the event’s resource and related resources', () => {
    expect(getChangedResources('techcard.moved', 'techcard')).toEqual(['techcard'])
    // An application shows the tech card that is created from it.
    expect(getChangedResources('techcard.created', 'techcard')).toEqual(['techcard', 'application'])
    expect(getChangedResources('account.signedIn', 'account')).toEqual([])
  })

  it('keeps moves on boards longer than the log', () => {
    expect(lastingTypes.toSorted()).toEqual([
      'offer.moved',
      'offer.revised',
      'shoporder.moved',
      'techcard.archived',
      'techcard.created',
      'techcard.moved',
      'techcard.takenBack',
    ])
  })
})

describe('the subscription to all events of a resource', () => {
  it('is closed for messages, tasks and the calendar', () => {
    for (const resource of ['message', 'todo', 'event', 'calculation', 'notification'] as const)
      expect(canReadAllEvents('supervisor', resource)).toBe(false)
  })

  it('is closed for partners and authors to offers, contracts and other press data', () => {
    for (const role of ['author', 'partner'] as const)
      expect(liveResources.filter((resource) => canReadAllEvents(role, resource))).toEqual(
        expect.not.arrayContaining(['offer', 'contract', 'application', 'user', 'realisation']),
      )
  })
})
