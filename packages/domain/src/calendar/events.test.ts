import { describe, expect, it } from 'vitest'
import { validateEvent, type EventInput } from './events.ts'

const good: EventInput = {
  name: 'Редсовет',
  category: 'meetings',
  tag: 'important',
  dates: { start: '2026-11-24', end: '2026-11-24' },
  times: { start: '10:00', end: '11:30' },
  details: '',
}

describe('an event', () => {
  it('needs a name, a category, an importance and days', () => {
    expect(validateEvent(good)).toEqual({})
    expect(validateEvent({ ...good, name: ' ', category: null, tag: 'later', dates: { start: '', end: '' } })).toEqual({
      name: 'required',
      category: 'required',
      tag: 'required',
      'dates.start': 'required',
      'dates.end': 'required',
    })
  })

  it('is on days that there are', () => {
    const dates = { start: '2026-02-31', end: '2026-03-01' }
    expect(validateEvent({ ...good, dates })).toEqual({ 'dates.start': 'date' })
  })

  it('ends after it begins', () => {
    const dates = { start: '2026-11-24', end: '2026-11-23' }
    expect(validateEvent({ ...good, dates })).toEqual({ 'dates.end': 'endsBeforeStart' })
    expect(validateEvent({ ...good, times: { start: '10:00', end: '10:00' } })).toEqual({
      'times.end': 'endsBeforeStart',
    })
  })

  it('may end earlier in the day than it began, on a later day', () => {
    const dates = { start: '2026-11-24', end: '2026-11-25' }
    expect(validateEvent({ ...good, dates, times: { start: '22:00', end: '06:00' } })).toEqual({})
  })

  it('may take whole days', () => {
    expect(validateEvent({ ...good, times: null })).toEqual({})
  })

  it.each(['24:00', '9:00', '10:60', 'утром'])('has no time such as %s', (start) => {
    expect(validateEvent({ ...good, times: { start, end: '23:59' } })).toEqual({ 'times.start': 'time' })
  })

  it('is no longer than its limits', () => {
    expect(validateEvent({ ...good, name: 'я'.repeat(201), details: 'я'.repeat(3001) })).toEqual({
      name: 'tooLong',
      details: 'tooLong',
    })
  })
})
