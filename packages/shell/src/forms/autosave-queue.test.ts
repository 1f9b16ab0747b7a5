import { describe, expect, it } from 'vitest'
import { AutosaveQueue } from './autosave-queue.ts'

const row = { ISBN: '', pages: 336, kegel: '' }
type Row = typeof row
const at = (version: number, values: Partial<Row> = {}) => {
  const base = { ...row, ...values }
  return { version, base, values: base }
}
const createQueue = () => new AutosaveQueue<Row>(null, at(1))

describe('a change typed into a row', () => {
  it('is sent alone, without the other fields', () => {
    const sender = createQueue()
    expect(sender.changes()).toBeUndefined()
    sender.take({ ...row, pages: 352 }, [])
    expect(sender.changes()).toEqual({ pages: 352 })
    sender.sent({ pages: 352 }, at(2, { pages: 352 }))
    expect(sender.changes()).toBeUndefined()
    expect(sender.isUnsaved()).toBe(false)
  })

  it('is not sent while it is invalid', () => {
    const sender = createQueue()
    sender.take({ ...row, pages: 0, kegel: '11' }, ['pages'])
    expect(sender.changes()).toEqual({ kegel: '11' })
    expect(sender.isUnsaved()).toBe(true)
  })

  it('is kept when typed during a request', () => {
    const sender = createQueue()
    sender.take({ ...row, pages: 35 }, [])
    sender.take({ ...row, pages: 352 }, [])
    sender.sent({ pages: 35 }, at(2, { pages: 35 }))
    expect(sender.changes()).toEqual({ pages: 352 })
  })

  it('survives a reload and is applied to the current version of the row', () => {
    const sender = new AutosaveQueue<Row>(
      { version: 1, base: row, values: { ...row, kegel: '11' } },
      at(4, { pages: 400 }),
    )
    expect(sender.changes()).toEqual({ kegel: '11' })
    expect(sender.filling.version).toBe(4)
    expect(sender.shown().values).toEqual({ ISBN: '', pages: 400, kegel: '11' })
  })
})

describe('a simultaneous change by another person', () => {
  it('is accepted in fields that the person did not edit', () => {
    const sender = createQueue()
    sender.take({ ...row, kegel: '11' }, [])
    sender.overtaken(at(2, { pages: 400 }))
    expect(sender.shown()).toMatchObject({ clashes: [], values: { pages: 400, kegel: '11' } })
    expect(sender.changes()).toEqual({ kegel: '11' })
  })

  it.each([
    ['theirs', undefined, 400],
    ['mine', { pages: 352 }, 352],
  ] as const)('requires a choice in a field that both edited: %s', (whose, sent, pages) => {
    const sender = createQueue()
    sender.take({ ...row, pages: 352 }, [])
    sender.overtaken(at(2, { pages: 400 }))
    expect(sender.shown()).toMatchObject({ clashes: ['pages'], savedValues: { pages: 400 }, values: { pages: 352 } })
    expect(sender.changes()).toBeUndefined()
    sender.settle('pages', whose)
    expect(sender.changes()).toEqual(sent)
    expect(sender.shown()).toMatchObject({ clashes: [], values: { pages } })
  })
})

describe('a change refused by the server', () => {
  it('shows the error at its field and is sent again once edited', () => {
    const sender = createQueue()
    sender.take({ ...row, ISBN: '1', kegel: '11' }, [])
    sender.refused({ ISBN: '1', kegel: '11' }, { message: 'Проверьте поля', fields: { ISBN: 'Такой ISBN есть' } })
    expect(sender.shown().errors).toEqual({ ISBN: 'Такой ISBN есть' })
    expect(sender.changes()).toEqual({ kegel: '11' })
    sender.take({ ...row, ISBN: '2', kegel: '11' }, [])
    expect(sender.shown().errors).toEqual({})
    expect(sender.changes()).toEqual({ ISBN: '2', kegel: '11' })
  })

  it('shows the error at all sent fields when the server names none of them', () => {
    const sender = createQueue()
    sender.take({ ...row, kegel: '11' }, [])
    sender.refused({ kegel: '11' }, { message: 'Нет прав', fields: { book_name: 'Не ваше' } })
    expect(sender.shown().errors).toEqual({ kegel: 'Нет прав' })
    expect(sender.changes()).toBeUndefined()
  })
})
