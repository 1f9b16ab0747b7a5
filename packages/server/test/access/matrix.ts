import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract, liveEvent, type Access, type CallName, type LiveEvent } from '@press/contract'
import { eventTypes, roleKeys, type RoleKey } from '@press/domain'
import { inArray, sql } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import { events } from '../../src/database/schema.ts'
import { isDeletionEvent, mayReceiveEvent, type Reader } from '../access-probes.ts'
import { insertPerson, type TestPerson } from '../rows.ts'
import {
  bystanders,
  cases,
  sessionCalls,
  db,
  isCallGranted,
  isRowCall,
  openAccessPress,
  press,
  getReader,
  sendCall,
  classifyAnswer,
} from './cases.ts'

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
const partCount = 2

/** Returns the file in which a part records the resources of its events. The part that ends last reads all these files. */
const getResourcesFile = (part: number): string => join(inject('sharedDataDir'), `resources-${part}.json`)

/**
 * Tests the permission matrix for its share of the calls, on a separate press. Every role calls on an own row and another person's
 * row; then the live channel and the audit log are checked. `part` counts from 0.
 */
export async function testAccessMatrix(part: number): Promise<void> {
  const calls = sessionCalls.filter((_name, index) => index % partCount === part)
  await openAccessPress()
  // Strangers only make calls that their role refuses, so any change by them is an error.
  const [askers, owners, strangers] = [
    await insertPersonOfEachRole(),
    await insertPersonOfEachRole(),
    await insertPersonOfEachRole(),
  ]

  it.concurrent.each(calls)('every role, with a row of their own: %s', async (name) => {
    const mismatches: string[] = []
    for (const role of roleKeys) {
      const asker = await getPersonForCall(name, role, askers)
      const answer = await sendCall(name, asker, await cases[name](asker, asker, role))
      mismatches.push(...listMismatches(role, classifyAnswer(name, answer), isCallGranted(name, role, true)))
    }
    expect(mismatches.join('\n')).toBe('')
  })

  it.concurrent.each(calls.filter(isRowCall))('every role, with another’s row: %s', async (name) => {
    const mismatches: string[] = []
    // These roles are refused for any row. A refusal changes nothing, so one row is enough for all of them.
    const refusedRoles = roleKeys.filter((role) => !isCallGranted(name, role, true))
    const [firstRefusedRole] = refusedRoles
    if (firstRefusedRole) {
      const caseRequest = await cases[name](
        strangers[firstRefusedRole],
        await getPersonForCall(name, firstRefusedRole, owners),
        firstRefusedRole,
      )
      for (const role of refusedRoles)
        mismatches.push(
          ...listMismatches(role, classifyAnswer(name, await sendCall(name, strangers[role], caseRequest)), false),
        )
    }
    for (const role of roleKeys.filter((one) => !refusedRoles.includes(one))) {
      const asker = await getPersonForCall(name, role, askers)
      const owner = await getPersonForCall(name, role, owners)
      const answer = await sendCall(name, asker, await cases[name](asker, owner, role))
      mismatches.push(...listMismatches(role, classifyAnswer(name, answer), isCallGranted(name, role, false)))
    }
    expect(mismatches.join('\n')).toBe('')
  })

  describe('the live channel after all calls of the matrix', () => {
    it('sent no event about a row that the role of the receiver may not read', async () => {
      const mismatches: string[] = []
      for (const { person, channel } of bystanders) {
        expect(channel.hasEnded()).toBe(false)
        const reader = cacheReads(person)
        for (const { type, resource, resource_id } of takeFewOfEach(channel.receivedEvents))
          if (!(await mayReceiveEvent(press, reader, { type, resource, id: resource_id })))
            mismatches.push(`${person.role}: ${type} ${resource_id}`)
      }
      expect(mismatches.join('\n')).toBe('')
    })

    it('addresses no event to a person who may not read its row', async () => {
      const mismatches: string[] = []
      const storedEvents = await db
        .select()
        .from(events)
        .where(sql`cardinality(audience) > 0 and resource <> 'account'`)
      const readersById = new Map<number, Reader>()
      for (const { type, resource, resource_id, audience, actor_id } of takeFewOfEach(storedEvents))
        for (const id of audience) {
          // Skips events that need no access: a person receives events of their own actions, and the deletion of their own rows.
          if (id === actor_id || isDeletionEvent(type)) continue
          const reader = readersById.get(id) ?? cacheReads(await getReader(id))
          readersById.set(id, reader)
          if (
            !(await mayReceiveEvent(press, reader, {
              type,
              resource: resource as LiveEvent['resource'],
              id: resource_id,
            }))
          )
            mismatches.push(`${reader.role} ${id}: ${type} ${resource_id}`)
        }
      expect(mismatches.join('\n')).toBe('')
    })

    it('reported every resource that the calls change, once the last part has finished', async () => {
      const storedResources = await db.selectDistinct({ resource: events.resource }).from(events)
      writeFileSync(getResourcesFile(part), JSON.stringify(storedResources.map(({ resource }) => resource)))
      const resourceFiles = Array.from({ length: partCount }, (_part, index) => getResourcesFile(index)).filter(
        (file) => existsSync(file),
      )
      if (resourceFiles.length < partCount) return
      const reportedResources = resourceFiles.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as string[])
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

async function insertPersonOfEachRole(): Promise<Record<RoleKey, TestPerson>> {
  const roleEntries = await Promise.all(roleKeys.map(async (role) => [role, await insertPerson(press, role)] as const))
  return Object.fromEntries(roleEntries) as Record<RoleKey, TestPerson>
}

/**
 * Returns the default person of a role, or a new person for a call that changes people. New accounts are slow, because a
 * notification to a role goes to every account with this role.
 */
const getPersonForCall = async (
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
  const getStatus = async (path: string): Promise<number> => {
    const answer = await reader.fetch(path)
    await answer.arrayBuffer()
    return answer.status
  }
  return {
    ...reader,
    fetch: async (path) => {
      const status = statuses.get(path) ?? getStatus(path)
      statuses.set(path, status)
      return new Response(null, { status: await status })
    },
  }
}

/** Returns a message with the role if the outcome of its call differs from the permission table; otherwise an empty list. */
function listMismatches(role: RoleKey, actualOutcome: string, isGranted: boolean): string[] {
  const expectedOutcome = isGranted ? 'answered' : 'refused'
  return actualOutcome === expectedOutcome ? [] : [`${role}: ${actualOutcome} instead of ${expectedOutcome}`]
}
