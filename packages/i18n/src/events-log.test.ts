import { logFieldKeys, logGroups, logTypes } from '@press/domain'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { locales } from './locales.ts'

interface Texts {
  group: Record<string, string>
  field: Record<string, string>
  type: Record<string, Record<string, string>>
}

it.each(locales)('has a title in %s for every event of the log, and for no other', (locale) => {
  const { group, field, type }: Texts = JSON.parse(
    readFileSync(new URL(`catalogs/${locale}/events-log.json`, import.meta.url), 'utf8'),
  )
  const titles = Object.entries(type).flatMap(([resource, eventTexts]) =>
    Object.keys(eventTexts).map((eventName) => `${resource}.${eventName}`),
  )
  expect(titles.toSorted()).toEqual([...logTypes].toSorted())
  expect(Object.keys(field).toSorted()).toEqual([...logFieldKeys].toSorted())
  expect(Object.keys(group).toSorted()).toEqual([...logGroups].toSorted())
})
