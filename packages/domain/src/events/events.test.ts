import { describe, expect, it } from 'vitest'
import { liveResources } from './resources.ts'
import { changesOfEvent, eventTypes, lastingTypes, logGroupOf, logTypes } from './table.ts'
import { readsAllEvents } from './visibility.ts'

describe('the table of events', () => {
  it('hides from the journal what people write to each other and keep for themselves', () => {
    for (const type of eventTypes)
      expect({ type, group: logGroupOf(type) === undefined }).toEqual({
        type,
        group: /^(message|todo|event|calculation|notification)\./.test(type),
      })
  })

  it('puts each type into one group of the journal', () => {
    expect(new Set(logTypes).size).toBe(logTypes.length)
  })

  it('has no group for an unknown type', () => {
    expect(logGroupOf('offer.stolen')).toBeUndefined()
  })

  it('refreshes the resource of an event and what changes with it', () => {
    expect(changesOfEvent('techcard.moved', 'techcard')).toEqual(['techcard'])
    // The application shows the card that is created from it.
    expect(changesOfEvent('techcard.created', 'techcard')).toEqual(['techcard', 'application'])
    expect(changesOfEvent('account.signedIn', 'account')).toEqual([])
  })

  it('keeps the moves on boards longer than the log', () => {
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

describe('who receives all events of a resource', () => {
  it('is nobody for messages, tasks and the calendar', () => {
    for (const resource of ['message', 'todo', 'event', 'calculation', 'notification'] as const)
      expect(readsAllEvents('supervisor', resource)).toBe(false)
  })

  it('is no partner and no author, but for the settings', () => {
    for (const role of ['author', 'partner'] as const)
      expect(liveResources.filter((resource) => readsAllEvents(role, resource))).toEqual(
        expect.not.arrayContaining(['offer', 'contract', 'application', 'user', 'realisation']),
      )
  })
})
