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

const allRules = (Object.values(notificationRules) as (readonly NotificationRule[])[]).flat()

describe('the notification table', () => {
  it('has a recipient for every topic and a topic for every role', () => {
    const receivableTopics = new Set(roleKeys.flatMap((role) => [...getTopicsForRole(role)]))
    expect([...receivableTopics].sort()).toEqual([...notificationTopicKeys].sort())
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
    for (const { leads, to } of allRules)
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

const checkboxArbitrary = fc.tuple(
  fc.constantFrom(...notificationTopicKeys),
  fc.constantFrom(...notificationChannels),
  fc.boolean(),
)

describe('notification preferences', () => {
  it('change only their own checkbox and leave the others', () => {
    fc.assert(
      fc.property(fc.array(checkboxArbitrary), checkboxArbitrary, (earlierChanges, [topic, channel, isOn]) => {
        const choices = earlierChanges.reduce(
          (preferences, [key, changedChannel, value]) =>
            mergeNotificationPreferences(preferences, { [key]: { [changedChannel]: value } }),
          {},
        )
        const newChoices = mergeNotificationPreferences(choices, { [topic]: { [channel]: isOn } })
        expect(isNotificationEnabled(newChoices, topic, channel)).toBe(
          getNotificationLock(topic, channel) ? true : isOn,
        )
        const [oldSettings, newSettings] = [
          resolveNotificationPreferences(choices),
          resolveNotificationPreferences(newChoices),
        ]
        newSettings[topic][channel] = oldSettings[topic][channel]
        expect(newSettings).toEqual(oldSettings)
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

const timeArbitrary = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
const minuteArbitrary = fc.record({
  day: fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days)),
  time: timeArbitrary,
})
const quietHoursArbitrary: fc.Arbitrary<QuietHours> = fc.record({
  on: fc.boolean(),
  from: timeArbitrary,
  to: timeArbitrary,
  days_off: fc.boolean(),
})

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
      fc.property(quietHoursArbitrary, minuteArbitrary, (quietHours, localMinute) => {
        const deliveryMinute = getNextDeliveryMinute(quietHours, localMinute)
        expect(isInQuietHours(quietHours, deliveryMinute)).toBe(false)
        expect(
          isInQuietHours(quietHours, localMinute) ||
            (deliveryMinute.day === localMinute.day && deliveryMinute.time === localMinute.time),
        ).toBe(true)
        expect(`${deliveryMinute.day} ${deliveryMinute.time}` >= `${localMinute.day} ${localMinute.time}`).toBe(true)
        expect(!(quietHours.days_off && quietHours.on) || isWorkingDay(deliveryMinute.day)).toBe(true)
      }),
    )
  })
})
