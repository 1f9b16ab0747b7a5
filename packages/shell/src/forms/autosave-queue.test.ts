import { describe, expect, it } from 'vitest'
import { AutosaveQueue } from './autosave-queue.ts'

const row = { ISBN: '', pages: 336, kegel: '' }
type Row = typeof row
const createFormState = (version: number, values: Partial<Row> = {}) => {
  const base = { ...row, ...values }
  return { version, base, values: base }
}
const createQueue = () => new AutosaveQueue<Row>(null, createFormState(1))

describe('a change typed into a row', () => {
  it('is sent alone, without the other fields', () => {
    const queue = createQueue()
    expect(queue.getSendableChanges()).toBeUndefined()
    queue.setValues({ ...row, pages: 352 }, [])
    expect(queue.getSendableChanges()).toEqual({ pages: 352 })
    queue.recordSave({ pages: 352 }, createFormState(2, { pages: 352 }))
    expect(queue.getSendableChanges()).toBeUndefined()
    expect(queue.isUnsaved()).toBe(false)
  })

  it('is not sent while it is invalid', () => {
    const queue = createQueue()
    queue.setValues({ ...row, pages: 0, kegel: '11' }, ['pages'])
    expect(queue.getSendableChanges()).toEqual({ kegel: '11' })
    expect(queue.isUnsaved()).toBe(true)
  })

  it('is kept when typed during a request', () => {
    const queue = createQueue()
    queue.setValues({ ...row, pages: 35 }, [])
    queue.setValues({ ...row, pages: 352 }, [])
    queue.recordSave({ pages: 35 }, createFormState(2, { pages: 35 }))
    expect(queue.getSendableChanges()).toEqual({ pages: 352 })
  })

  it('survives a reload and is applied to the current version of the row', () => {
    const queue = new AutosaveQueue<Row>(
      { version: 1, base: row, values: { ...row, kegel: '11' } },
      createFormState(4, { pages: 400 }),
    )
    expect(queue.getSendableChanges()).toEqual({ kegel: '11' })
    expect(queue.formState.version).toBe(4)
    expect(queue.getFields().values).toEqual({ ISBN: '', pages: 400, kegel: '11' })
  })
})

describe('a simultaneous change by another person', () => {
  it('is accepted in fields that the person did not edit', () => {
    const queue = createQueue()
    queue.setValues({ ...row, kegel: '11' }, [])
    queue.rebaseChanges(createFormState(2, { pages: 400 }))
    expect(queue.getFields()).toMatchObject({ clashes: [], values: { pages: 400, kegel: '11' } })
    expect(queue.getSendableChanges()).toEqual({ kegel: '11' })
  })

  it.each([
    ['theirs', undefined, 400],
    ['mine', { pages: 352 }, 352],
  ] as const)('requires a choice in a field that both edited: %s', (whose, expectedChanges, pages) => {
    const queue = createQueue()
    queue.setValues({ ...row, pages: 352 }, [])
    queue.rebaseChanges(createFormState(2, { pages: 400 }))
    expect(queue.getFields()).toMatchObject({ clashes: ['pages'], savedValues: { pages: 400 }, values: { pages: 352 } })
    expect(queue.getSendableChanges()).toBeUndefined()
    queue.resolveClash('pages', whose)
    expect(queue.getSendableChanges()).toEqual(expectedChanges)
    expect(queue.getFields()).toMatchObject({ clashes: [], values: { pages } })
  })
})

describe('a change refused by the server', () => {
  it('shows the error at its field and is sent again once edited', () => {
    const queue = createQueue()
    queue.setValues({ ...row, ISBN: '1', kegel: '11' }, [])
    queue.recordRefusal({ ISBN: '1', kegel: '11' }, { message: 'Проверьте поля', fields: { ISBN: 'Такой ISBN есть' } })
    expect(queue.getFields().errors).toEqual({ ISBN: 'Такой ISBN есть' })
    expect(queue.getSendableChanges()).toEqual({ kegel: '11' })
    queue.setValues({ ...row, ISBN: '2', kegel: '11' }, [])
    expect(queue.getFields().errors).toEqual({})
    expect(queue.getSendableChanges()).toEqual({ ISBN: '2', kegel: '11' })
  })

  it('shows the error at all sent fields when the server names none of them', () => {
    const queue = createQueue()
    queue.setValues({ ...row, kegel: '11' }, [])
    queue.recordRefusal({ kegel: '11' }, { message: 'Нет прав', fields: { book_name: 'Не ваше' } })
    expect(queue.getFields().errors).toEqual({ kegel: 'Нет прав' })
    expect(queue.getSendableChanges()).toBeUndefined()
  })
})
