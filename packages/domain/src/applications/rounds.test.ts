import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findChangedPages, groupPageRanges, validateRound, type RoundResponse } from './rounds.ts'

const createReply = (changes: Partial<RoundResponse>): RoundResponse => ({
  document: 'review_1',
  replaced: true,
  same: false,
  answer: '',
  ...changes,
})

describe('a reply to a revision request', () => {
  it.each<[string, Partial<RoundResponse>, string | undefined]>([
    ['another file', {}, undefined],
    ['another file that nobody has compared yet', { same: null }, undefined],
    ['nothing', { replaced: false, same: true }, 'unanswered'],
    ['the same file under another name', { same: true }, 'sameFile'],
    ['an answer in words', { replaced: false, same: true, answer: 'Печати у кафедры нет' }, undefined],
    ['the same file with an answer in words', { same: true, answer: 'Это и есть подписанный' }, undefined],
    ['an answer of spaces', { replaced: false, answer: '  ' }, 'unanswered'],
    ['an answer that nobody reads to its end', { answer: 'я'.repeat(3001) }, 'tooLong'],
  ])('is validated when it contains %s', (_name, answerChanges, problem) => {
    expect(validateRound([createReply(answerChanges)])).toEqual(problem ? { review_1: problem } : {})
  })
})

describe('the changed pages', () => {
  it('are those whose text did not exist before', () => {
    expect(findChangedPages(['a', 'b', 'c'], ['a', 'x', 'b', 'c', 'y'])).toEqual([2, 5])
  })

  it('are unknown for a scan or a file without pages', () => {
    expect(findChangedPages(['', ''], ['a', 'b'])).toBeNull()
    expect(findChangedPages(null, ['a'])).toBeNull()
  })

  it('are empty for the same file', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (pages) => {
        expect(findChangedPages(pages, pages)).toEqual([])
      }),
    )
  })

  it('are formatted as ranges that contain each page once', () => {
    expect(groupPageRanges([8, 9, 10, 46, 61, 62])).toEqual([
      [8, 10],
      [46, 46],
      [61, 62],
    ])
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(500)), (unsortedPages) => {
        const pages = unsortedPages.toSorted((a, b) => a - b)
        const coveredPages = groupPageRanges(pages).flatMap(([from, to]) =>
          Array.from({ length: to - from + 1 }, (_, offset) => from + offset),
        )
        expect(coveredPages).toEqual(pages)
      }),
    )
  })
})
