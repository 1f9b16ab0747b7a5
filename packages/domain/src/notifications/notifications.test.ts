import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isWorkingDay } from '../shared/dates/dates.ts'
import { roleKeys } from '../shared/people/roles.ts'
import { getNotificationHref } from './href.ts'
import {
  notificationRecipients,
  notificationRules,
  getNotificationsForEvent,
  getTopicsForRole,
  type NotificationRule,
} from './rules.ts'
import { getNextDeliveryMinute, defaultQuietHours, isInQuietHours, type QuietHours } from './quiet-hours.ts'
import {
  mergeNotificationPreferences,
  resolveNotificationPreferences,
  isNotificationEnabled,
  getNotificationLock,
  isUnsubscribable,
  notificationChannels,
  notificationTopicKeys,
} from './topics.ts'

const rows = (Object.values(notificationRules) as (readonly NotificationRule[])[]).flat()

describe('the notification table', () => {
  it('has a recipient for every topic and a topic for every role', () => {
    const reached = new Set(roleKeys.flatMap((role) => [...getTopicsForRole(role)]))
    expect([...reached].sort()).toEqual([...notificationTopicKeys].sort())
    for (const role of roleKeys) expect(getTopicsForRole(role)).toContain('security')
  })

  it('shows a role only the topics that it can receive', () => {
    expect([...getTopicsForRole('partner')].sort()).toEqual(
      ['called', 'meeting', 'offer', 'payment', 'security', 'support', 'task', 'unread'].sort(),
    )
    expect(getTopicsForRole('author')).not.toContain('shortage')
    expect(getTopicsForRole('typography')).toContain('shortage')
    expect(getTopicsForRole('deputy')).toContain('question')
    expect(getTopicsForRole('author')).not.toContain('task')
  })

  it('leads every recipient to an address in their portal', () => {
    for (const { leads, to } of rows)
      for (const role of notificationRecipients[to].roles)
        expect(getNotificationHref(leads, role, 7, '2026-11-24')).toMatch(/^\/app\/[a-z-]+\/[\w-]+/)
  })

  it.each([
    ['techcard.moved', { to: 'author' }, ['signal', 'moved']],
    ['techcard.moved', { to: 'process' }, ['moved']],
    ['techcard.moved', { to: 'process', remarks: 3 }, ['remarks', 'moved']],
    ['techcard.signalRound', { with_author: false }, []],
    ['support.taken', { response: 'Готово' }, ['supportAnswered']],
    ['support.taken', {}, ['supportTaken']],
    ['offer.moved', { to: 'Request for invoice' }, ['offer_requested']],
    ['offer.moved', { to: 'typo_finish' }, []],
    ['account.signedIn', {}, []],
    ['account.signedIn', { unfamiliar: true, factor: 'recovery' }, ['recoveryUsed', 'signedInElsewhere']],
    ['nothing.known', {}, []],
  ])('sends for %s with %j the notifications %j', (type, data, textKeys) => {
    expect(getNotificationsForEvent(type, data).map((row) => row.says)).toEqual(textKeys)
  })
})

const box = fc.tuple(fc.constantFrom(...notificationTopicKeys), fc.constantFrom(...notificationChannels), fc.boolean())

describe('notification preferences', () => {
  it('change only their own checkbox and leave the others', () => {
    fc.assert(
      fc.property(fc.array(box), box, (before, [topic, channel, on]) => {
        const choices = before.reduce(
          (all, [key, where, value]) => mergeNotificationPreferences(all, { [key]: { [where]: value } }),
          {},
        )
        const after = mergeNotificationPreferences(choices, { [topic]: { [channel]: on } })
        expect(isNotificationEnabled(after, topic, channel)).toBe(getNotificationLock(topic, channel) ? true : on)
        const [was, is] = [resolveNotificationPreferences(choices), resolveNotificationPreferences(after)]
        is[topic][channel] = was[topic][channel]
        expect(is).toEqual(was)
      }),
    )
  })

  it('cannot turn off security notices and personal messages', () => {
    expect(isNotificationEnabled({ security: { here: false, mail: false, daily: false } }, 'security', 'mail')).toBe(
      true,
    )
    expect(isNotificationEnabled({ decision: { mail: false } }, 'decision', 'mail')).toBe(true)
    expect([isUnsubscribable('security'), isUnsubscribable('decision'), isUnsubscribable('stage')]).toEqual([
      false,
      false,
      true,
    ])
  })
})

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
const minute = fc.record({ day: fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days)), time })
const hours: fc.Arbitrary<QuietHours> = fc.record({ on: fc.boolean(), from: time, to: time, days_off: fc.boolean() })

describe('quiet hours', () => {
  it.each([
    ['2026-11-24', '19:59', '2026-11-24', '19:59'],
    ['2026-11-24', '20:00', '2026-11-25', '08:00'],
    ['2026-11-24', '03:00', '2026-11-24', '08:00'],
    // The first case is a Friday evening, the second a Wednesday that is a holiday.
    ['2026-11-27', '21:00', '2026-11-30', '08:00'],
    ['2026-12-16', '12:00', '2026-12-17', '08:00'],
  ])('move %s %s to %s %s', (day, from, untilDay, until) => {
    expect(getNextDeliveryMinute({ ...defaultQuietHours, on: true }, { day, time: from })).toEqual({
      day: untilDay,
      time: until,
    })
  })

  it('end at a minute outside them and delay nothing outside them', () => {
    fc.assert(
      fc.property(hours, minute, (quiet, at) => {
        const end = getNextDeliveryMinute(quiet, at)
        expect(isInQuietHours(quiet, end)).toBe(false)
        expect(isInQuietHours(quiet, at) || (end.day === at.day && end.time === at.time)).toBe(true)
        expect(`${end.day} ${end.time}` >= `${at.day} ${at.time}`).toBe(true)
        expect(!(quiet.days_off && quiet.on) || isWorkingDay(end.day)).toBe(true)
      }),
    )
  })
})
