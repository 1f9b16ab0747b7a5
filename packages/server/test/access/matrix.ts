import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { liveEvent, type LiveEvent } from '@press/contract'
import { eventTypes, roleKeys, type EventType } from '@press/domain'
import { sql } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import { events } from '../../src/database/schema.ts'
import { isGone, mayHear } from '../readings.ts'
import { somebody } from '../rows.ts'
import { bystanders, cases, closed, db, granted, isOfRow, openAccess, press, readerOf, send, verdict } from './cases.ts'

/** Six events of each kind: the matrix makes hundreds of some. */
function fewOfEach<Event extends { type: string }>(heard: readonly Event[]): Event[] {
  const seen = new Map<string, number>()
  return heard.filter(({ type }) => {
    const count = (seen.get(type) ?? 0) + 1
    seen.set(type, count)
    return count <= 6
  })
}

/** Files that share the matrix, so that it does not take one worker minutes while the others have nothing left to do. */
const parts = 4

/** Where a part notes the resources of its events for the part that ends last. */
const resourcesOf = (part: number): string => join(inject('sharedDataDir'), `resources-${part}.json`)

/**
 * The permission matrix for every fourth role, on a press of its own: every call, about a row of one's own and about another's; then
 * what the live channel and the audit log made of it. `part` counts from 0.
 */
export async function accessMatrix(part: number): Promise<void> {
  const roles = roleKeys.filter((_role, place) => place % parts === part)
  await openAccess()

  describe.each(roles)('%s', (role) => {
    it.concurrent.each(closed)('with a row of their own: %s', async (name) => {
      const asker = await somebody(press, role)
      const answer = await send(name, asker, await cases[name](asker, asker, role))
      expect(verdict(name, answer)).toBe(granted(name, role, true) ? 'answered' : 'refused')
    })

    it.concurrent.each(closed.filter(isOfRow))('with another’s row: %s', async (name) => {
      const asker = await somebody(press, role)
      const owner = await somebody(press, role)
      const answer = await send(name, asker, await cases[name](asker, owner, role))
      expect(verdict(name, answer)).toBe(granted(name, role, false) ? 'answered' : 'refused')
    })
  })

  describe('the live channel, after all that the matrix has changed', () => {
    it('told nobody of a row that they may not read by their role', async () => {
      const wrong: string[] = []
      for (const { person, channel } of bystanders) {
        expect(channel.ended()).toBe(false)
        for (const { type, resource, resource_id } of fewOfEach(channel.heard))
          if (!(await mayHear(press, person, { type, resource, id: resource_id })))
            wrong.push(`${person.role}: ${type} ${resource_id}`)
      }
      expect(wrong).toEqual([])
    })

    it('names among those who hear of a row nobody who may not read it', async () => {
      const wrong: string[] = []
      const kept = await db
        .select()
        .from(events)
        .where(sql`cardinality(audience) > 0 and resource <> 'account'`)
      for (const { type, resource, resource_id, audience, actor_id } of fewOfEach(kept))
        for (const id of audience) {
          // Of what one has done oneself, and be it to leave, one hears; and of the end of what was one's own.
          if (id === actor_id || isGone(type)) continue
          const reader = await readerOf(id)
          if (!(await mayHear(press, reader, { type, resource: resource as LiveEvent['resource'], id: resource_id })))
            wrong.push(`${reader.role} ${id}: ${type} ${resource_id}`)
        }
      expect(wrong).toEqual([])
    })

    it('was heard of every resource that calls change, once the last part has come this far', async () => {
      const kept = await db.selectDistinct({ resource: events.resource }).from(events)
      writeFileSync(resourcesOf(part), JSON.stringify(kept.map(({ resource }) => resource)))
      const all = Array.from({ length: parts }, (_part, place) => resourcesOf(place)).filter((file) => existsSync(file))
      if (all.length < parts) return
      const heard = all.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as string[])
      // Nothing tells of a person: their page is asked for anew whenever it is opened.
      const resources = liveEvent.shape.resource.options.filter((resource) => resource !== 'user')
      expect(heard).toEqual(expect.arrayContaining(resources))
    })
  })

  describe('the audit log', () => {
    it('knows every kind of what all these calls have written down', async () => {
      const kept = await db.selectDistinct({ type: events.type }).from(events)
      expect(kept.map(({ type }) => type).filter((type) => !eventTypes.includes(type as EventType))).toEqual([])
    })
  })
}
