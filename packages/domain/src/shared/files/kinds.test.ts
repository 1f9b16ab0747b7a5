import { describe, expect, it } from 'vitest'
import { limits } from '../constants.ts'
import { getAcceptAttribute, validateFile, getFileKindByName } from './kinds.ts'

describe('a file for a field', () => {
  it.each([
    ['Рукопись.docx', 'document', 'docx'],
    ['ҚОРЫТЫНДЫ.PDF', 'document', 'pdf'],
    ['cover.jpeg', 'image', 'jpeg'],
    ['cover.png', 'document', undefined],
    ['archive.tar.gz', 'document', undefined],
    ['без расширения', 'document', undefined],
  ] as const)('recognises %s for the purpose %s as %s', (name, purpose, kind) => {
    expect(getFileKindByName(name, purpose)).toBe(kind)
  })

  it.each([
    [{ name: 'a.pdf', size: 1 }, null],
    [{ name: 'a.pdf', size: limits.documentBytes }, null],
    [{ name: 'a.pdf', size: limits.documentBytes + 1 }, 'tooLarge'],
    [{ name: 'a.pdf', size: 0 }, 'empty'],
    [{ name: 'a.exe', size: 1 }, 'wrongKind'],
  ])('validates %j: %s', (file, problem) => {
    expect(validateFile(file, 'document')).toBe(problem)
  })

  it('is limited by type in the file picker', () => {
    expect(getAcceptAttribute('image')).toEqual(['.jpg', '.jpeg', '.png'])
  })
})
