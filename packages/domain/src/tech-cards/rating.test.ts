import { describe, expect, it } from 'vitest'
import { isScorable, validateScore } from './rating.ts'
import { getFlag, stageFlags, stageKeys, type StageFlags } from '../shared/stages/stages.ts'

const createFlags = (stage: (typeof stageKeys)[number]): StageFlags => ({
  ...(Object.fromEntries(stageFlags.map((flag) => [flag, false])) as StageFlags),
  [getFlag(stage)]: true,
})

describe('a book', () => {
  it('can be rated once it has a signal copy', () => {
    expect(stageKeys.filter((stage) => !isScorable(createFlags(stage)))).toEqual(['editor', 'project', 'process'])
  })
  it('is rated on all five criteria at once', () => {
    const fourScores = { quality: 5, punctuality: 4, creativity: 4, politeness: 5 } as const
    expect(validateScore({ scores: fourScores })).toEqual({ scores: 'required' })
    expect(validateScore({ scores: { ...fourScores, communication: 3 } })).toEqual({})
  })
})
