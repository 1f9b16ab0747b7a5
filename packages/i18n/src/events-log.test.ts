import { logFieldKeys, logGroups, logTypes } from '@press/domain'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { locales } from './locales.ts'

interface Texts {
  group: Record<string, string>
  field: Record<string, string>
  type: Record<string, Record<string, string>>
}

it.each(locales)('has a title in %s for everything that the journal tells, and for nothing else', (locale) => {
  const { group, field, type }: Texts = JSON.parse(
    readFileSync(new URL(`catalogs/${locale}/events-log.json`, import.meta.url), 'utf8'),
  )
  const titles = Object.entries(type).flatMap(([resource, of]) => Object.keys(of).map((what) => `${resource}.${what}`))
  expect(titles.toSorted()).toEqual([...logTypes].toSorted())
  expect(Object.keys(field).toSorted()).toEqual([...logFieldKeys].toSorted())
  expect(Object.keys(group).toSorted()).toEqual([...logGroups].toSorted())
})
