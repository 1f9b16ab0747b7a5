import { expect, it } from 'vitest'
import { roleKeys } from '../shared/people/roles.ts'
import { getTargetStatuses } from '../shared/transitions.ts'
import { supportStatuses, supportTransitions } from './statuses.ts'

it.each(roleKeys)('support requests are answered by deputy and supervisor and reopened by their owner: %s', (role) => {
  const canAnswer = ['deputy', 'supervisor'].includes(role)
  const listTargets = (isOwn: boolean) =>
    supportStatuses.map((from) => getTargetStatuses(supportTransitions, { role, own: isOwn }, from))
  const forwardTargets = canAnswer ? [['in-progress'], ['resolved']] : [[], []]
  expect(listTargets(true)).toEqual([...forwardTargets, ['open']])
  expect(listTargets(false)).toEqual([...forwardTargets, []])
})
