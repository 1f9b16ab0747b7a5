import { describe, expect, it } from 'vitest'
import { limits } from '../constants.ts'
import { acceptOf, fileProblem, kindByName } from './kinds.ts'

describe('a file for a field', () => {
  it.each([
    ['Рукопись.docx', 'document', 'docx'],
    ['ҚОРЫТЫНДЫ.PDF', 'document', 'pdf'],
    ['cover.jpeg', 'image', 'jpeg'],
    ['cover.png', 'document', undefined],
    ['archive.tar.gz', 'document', undefined],
    ['без расширения', 'document', undefined],
  ] as const)('%s as %s is %s', (name, purpose, kind) => {
    expect(kindByName(name, purpose)).toBe(kind)
  })

  it.each([
    [{ name: 'a.pdf', size: 1 }, null],
    [{ name: 'a.pdf', size: limits.document }, null],
    [{ name: 'a.pdf', size: limits.document + 1 }, 'tooLarge'],
    [{ name: 'a.pdf', size: 0 }, 'empty'],
    [{ name: 'a.exe', size: 1 }, 'wrongKind'],
  ])('%j: %s', (file, problem) => {
    expect(fileProblem(file, 'document')).toBe(problem)
  })

  it('is named in the file picker', () => {
    expect(acceptOf('image')).toEqual(['.jpg', '.jpeg', '.png'])
  })
})
