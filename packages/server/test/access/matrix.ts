import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract, liveEvent, type Access, type CallName, type LiveEvent } from '@press/contract'
import { eventTypes, roleKeys, type RoleKey } from '@press/domain'
import { inArray, sql } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import { events } from '../../src/database/schema.ts'
import { isMissing, mayHear, type Reader } from '../access-probes.ts'
import { insertPerson, type TestPerson } from '../rows.ts'
import { bystanders, cases, closed, db, granted, isOfRow, openAccess, press, readerOf, send, verdict } from './cases.ts'

/** Keeps at most six events of each type, because the matrix creates hundreds of events of some types. */
function takeFewOfEach<Event extends { type: string }>(liveEvents: readonly Event[]): Event[] {
  const typeCounts = new Map<string, number>()
  return liveEvents.filter(({ type }) => {
    const count = (typeCounts.get(type) ?? 0) + 1
    typeCounts.set(type, count)
    return count <= 6
  })
}

/** The number of test files that share the matrix, so that a single worker is not busy for minutes while the others are idle. */
const parts = 2

/** Returns the file in which a part records the resources of its events. The part that ends last reads all these files. */
const resourcesOf = (part: number): string => join(inject('sharedDataDir'), `resources-${part}.json`)

/**
 * Tests the permission matrix for its share of the calls, on a separate press. Every role calls on an own row and another person's
 * row; then the live channel and the audit log are checked. `part` counts from 0.
 */
export async function accessMatrix(part: number): Promise<void> {
  const calls = closed.filter((_name, place) => place % parts === part)
  await openAccess()
  // Strangers only make calls that their role refuses, so any change by them is an error.
  const [askers, owners, strangers] = [await oneOfEachRole(), await oneOfEachRole(), await oneOfEachRole()]

  it.concurrent.each(calls)('every role, with a row of their own: %s', async (name) => {
    const wrong: string[] = []
    for (const role of roleKeys) {
      const asker = await personOf(name, role, askers)
      const answer = await send(name, asker, await cases[name](asker, asker, role))
      wrong.push(...problems(role, verdict(name, answer), granted(name, role, true)))
    }
    expect(wrong.join('\n')).toBe('')
  })

  it.concurrent.each(calls.filter(isOfRow))('every role, with another’s row: %s', async (name) => {
    const wrong: string[] = []
    // These roles are refused for any row. A refusal changes nothing, so one row is enough for all of them.
    const refused = roleKeys.filter((role) => !granted(name, role, true))
    const [first] = refused
    if (first) {
      const caseRequest = await cases[name](strangers[first], await personOf(name, first, owners), first)
      for (const role of refused)
        wrong.push(...problems(role, verdict(name, await send(name, strangers[role], caseRequest)), false))
    }
    for (const role of roleKeys.filter((one) => !refused.includes(one))) {
      const asker = await personOf(name, role, askers)
      const owner = await personOf(name, role, owners)
      const answer = await send(name, asker, await cases[name](asker, owner, role))
      wrong.push(...problems(role, verdict(name, answer), granted(name, role, false)))
    }
    expect(wrong.join('\n')).toBe('')
  })

  describe('the live channel after all calls of the matrix', () => {
    it('sent no event about a row that the role of the receiver may not read', async () => {
      const wrong: string[] = []
      for (const { person, channel } of bystanders) {
        expect(channel.ended()).toBe(false)
        const reader = cacheReads(person)
        for (const { type, resource, resource_id } of takeFewOfEach(channel.heard))
          if (!(await mayHear(press, reader, { type, resource, id: resource_id })))
            wrong.push(`${person.role}: ${type} ${resource_id}`)
      }
      expect(wrong.join('\n')).toBe('')
    })

    it('addresses no event to a person who may not read its row', async () => {
      const wrong: string[] = []
      const storedEvents = await db
        .select()
        .from(events)
        .where(sql`cardinality(audience) > 0 and resource <> 'account'`)
      const readers = new Map<number, Reader>()
      for (const { type, resource, resource_id, audience, actor_id } of takeFewOfEach(storedEvents))
        for (const id of audience) {
          // Skips events that need no access: a person receives events of their own actions, and the deletion of their own rows.
          if (id === actor_id || isMissing(type)) continue
          const reader = readers.get(id) ?? cacheReads(await readerOf(id))
          readers.set(id, reader)
          if (!(await mayHear(press, reader, { type, resource: resource as LiveEvent['resource'], id: resource_id })))
            wrong.push(`${reader.role} ${id}: ${type} ${resource_id}`)
        }
      expect(wrong.join('\n')).toBe('')
    })

    it('reported every resource that the calls change, once the last part has finished', async () => {
      const storedResources = await db.selectDistinct({ resource: events.resource }).from(events)
      writeFileSync(resourcesOf(part), JSON.stringify(storedResources.map(({ resource }) => resource)))
      const all = Array.from({ length: parts }, (_part, place) => resourcesOf(place)).filter((file) => existsSync(file))
      if (all.length < parts) return
      const reportedResources = all.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as string[])
      // Events do not report changes of a user, because the user's page is refetched each time it opens.
      const resources = liveEvent.shape.resource.options.filter((resource) => resource !== 'user')
      expect(reportedResources).toEqual(expect.arrayContaining(resources))
    })
  })

  describe('the audit log', () => {
    it('contains only known event types', async () => {
      const storedTypes = await db.selectDistinct({ type: events.type }).from(events)
      expect(storedTypes.map(({ type }) => type).filter((type) => !eventTypes.includes(type))).toEqual([])
    })

    it('contains only refusals for people whose every call was refused', async () => {
      const ids = Object.values(strangers).map(({ id }) => id)
      const storedTypes = await db
        .selectDistinct({ type: events.type })
        .from(events)
        .where(inArray(events.actor_id, ids))
      expect(storedTypes).toEqual([{ type: 'account.forbidden' }])
    })
  })
}

async function oneOfEachRole(): Promise<Record<RoleKey, TestPerson>> {
  const made = await Promise.all(roleKeys.map(async (role) => [role, await insertPerson(press, role)] as const))
  return Object.fromEntries(made) as Record<RoleKey, TestPerson>
}

/**
 * Returns the default person of a role, or a new person for a call that changes people. New accounts are slow, because a
 * notification to a role goes to every account with this role.
 */
const personOf = async (
  name: CallName,
  role: RoleKey,
  defaultPeople: Record<RoleKey, TestPerson>,
): Promise<TestPerson> => (changesPerson(name) ? insertPerson(press, role) : defaultPeople[role])

/** Whether a call, or the row that it is about, changes a person's account, hours or organization. */
function changesPerson(name: CallName): boolean {
  const { access }: { access: Access } = contract[name]
  if (typeof access === 'string') return !name.startsWith('GET ')
  return access.area === 'time' || /\/(accounts|organizations)\/\{id\}/.test(name)
}

/** Returns the same reader with cached read calls, because the rows no longer change. */
function cacheReads(reader: Reader): Reader {
  const statuses = new Map<string, Promise<number>>()
  const statusOf = async (path: string): Promise<number> => {
    const answer = await reader.fetch(path)
    await answer.arrayBuffer()
    return answer.status
  }
  return {
    ...reader,
    fetch: async (path) => {
      const status = statuses.get(path) ?? statusOf(path)
      statuses.set(path, status)
      return new Response(null, { status: await status })
    },
  }
}

/** Returns a message with the role if the outcome of its call differs from the permission table; otherwise an empty list. */
function problems(role: RoleKey, found: string, isGranted: boolean): string[] {
  const expected = isGranted ? 'answered' : 'refused'
  return found === expected ? [] : [`${role}: ${found} instead of ${expected}`]
}
