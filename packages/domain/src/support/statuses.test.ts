import { expect, it } from 'vitest'
import { roleKeys } from '../shared/people/roles.ts'
import { getTargetStatuses } from '../shared/transitions.ts'
import { supportStatuses, supportTransitions } from './statuses.ts'

it.each(roleKeys)('support requests are answered by deputy and supervisor and reopened by their owner: %s', (role) => {
  const answers = ['deputy', 'supervisor'].includes(role)
  const targets = (own: boolean) =>
    supportStatuses.map((from) => getTargetStatuses(supportTransitions, { role, own }, from))
  const onward = answers ? [['in-progress'], ['resolved']] : [[], []]
  expect(targets(true)).toEqual([...onward, ['open']])
  expect(targets(false)).toEqual([...onward, []])
})
