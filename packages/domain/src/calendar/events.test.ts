import { describe, expect, it } from 'vitest'
import { validateEvent, type EventInput } from './events.ts'

const validEvent: EventInput = {
  name: 'Редсовет',
  category: 'meetings',
  tag: 'important',
  dates: { start: '2026-11-24', end: '2026-11-24' },
  times: { start: '10:00', end: '11:30' },
  details: '',
}

describe('an event', () => {
  it('requires a name, a category, an importance and dates', () => {
    expect(validateEvent(validEvent)).toEqual({})
    expect(
      validateEvent({ ...validEvent, name: ' ', category: null, tag: 'later', dates: { start: '', end: '' } }),
    ).toEqual({
      name: 'required',
      category: 'required',
      tag: 'required',
      'dates.start': 'required',
      'dates.end': 'required',
    })
  })

  it('refuses dates that do not exist', () => {
    const dates = { start: '2026-02-31', end: '2026-03-01' }
    expect(validateEvent({ ...validEvent, dates })).toEqual({ 'dates.start': 'date' })
  })

  it('must end after it starts', () => {
    const dates = { start: '2026-11-24', end: '2026-11-23' }
    expect(validateEvent({ ...validEvent, dates })).toEqual({ 'dates.end': 'endsBeforeStart' })
    expect(validateEvent({ ...validEvent, times: { start: '10:00', end: '10:00' } })).toEqual({
      'times.end': 'endsBeforeStart',
    })
  })

  it('may end on a later day at an earlier hour than it started', () => {
    const dates = { start: '2026-11-24', end: '2026-11-25' }
    expect(validateEvent({ ...validEvent, dates, times: { start: '22:00', end: '06:00' } })).toEqual({})
  })

  it('may last whole days', () => {
    expect(validateEvent({ ...validEvent, times: null })).toEqual({})
  })

  it.each(['24:00', '9:00', '10:60', 'утром'])('refuses the time %s', (start) => {
    expect(validateEvent({ ...validEvent, times: { start, end: '23:59' } })).toEqual({ 'times.start': 'time' })
  })

  it('refuses texts over their length limits', () => {
    expect(validateEvent({ ...validEvent, name: 'я'.repeat(201), details: 'я'.repeat(3001) })).toEqual({
      name: 'tooLong',
      details: 'tooLong',
    })
  })
})
