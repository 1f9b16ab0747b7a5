import { readFileSync } from 'node:fs'
import { roleKeys, listScreens } from '@press/domain'
import { expect, it } from 'vitest'
import { instruction } from '../docs/instruction/content.mjs'
import madeOf from '../docs/instruction/made-of.json' with { type: 'json' }
import { locales, sourceHash, withNames } from '../docs/instruction/source.mjs'

const portals = ['author', 'partner', 'staff'] as const

it.each(portals)('the instruction PDF of %s is built from the current texts and screens', (portal) => {
  expect(
    (madeOf as Record<string, string>)[portal],
    `Run node_modules/.bin/node docs/instruction/build.mjs ${portal}`,
  ).toBe(sourceHash(portal))
  expect(
    readFileSync(new URL(`../portals/${portal}/public/instruction.pdf`, import.meta.url))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

it('each role has an instruction task on a screen that it may open, in three languages', () => {
  const tasks = portals.flatMap((portal) => instruction[portal].tasks)
  expect([...new Set(tasks.map(({ role }) => role))].toSorted()).toEqual([...roleKeys].toSorted())
  for (const { role, path } of tasks) expect(listScreens(role).map(([one]) => one)).toContain(path)
  for (const task of tasks)
    for (const locale of locales)
      for (const text of task[locale]) expect(withNames(locale, text)).toMatch(/^[^[\]]{3,}$/)
})
