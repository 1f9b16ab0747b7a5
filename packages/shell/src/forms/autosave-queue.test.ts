import { describe, expect, it } from 'vitest'
import { AutosaveQueue } from './autosave-queue.ts'

const row = { ISBN: '', pages: 336, kegel: '' }
type Row = typeof row
const at = (version: number, values: Partial<Row> = {}) => {
  const base = { ...row, ...values }
  return { version, base, values: base }
}
const begun = () => new AutosaveQueue<Row>(null, at(1))

describe('what is typed into a row', () => {
  it('is sent field by field, and no other field with it', () => {
    const sender = begun()
    expect(sender.changes()).toBeUndefined()
    sender.take({ ...row, pages: 352 }, [])
    expect(sender.changes()).toEqual({ pages: 352 })
    sender.sent({ pages: 352 }, at(2, { pages: 352 }))
    expect(sender.changes()).toBeUndefined()
    expect(sender.isUnsaved()).toBe(false)
  })

  it('waits while it is wrong', () => {
    const sender = begun()
    sender.take({ ...row, pages: 0, kegel: '11' }, ['pages'])
    expect(sender.changes()).toEqual({ kegel: '11' })
    expect(sender.isUnsaved()).toBe(true)
  })

  it('stays when it was typed during the sending', () => {
    const sender = begun()
    sender.take({ ...row, pages: 35 }, [])
    sender.take({ ...row, pages: 352 }, [])
    sender.sent({ pages: 35 }, at(2, { pages: 35 }))
    expect(sender.changes()).toEqual({ pages: 352 })
  })

  it('is kept over a reload, and goes out as a change of the row as it is then', () => {
    const sender = new AutosaveQueue<Row>(
      { version: 1, base: row, values: { ...row, kegel: '11' } },
      at(4, { pages: 400 }),
    )
    expect(sender.changes()).toEqual({ kegel: '11' })
    expect(sender.filling.version).toBe(4)
    expect(sender.shown().values).toEqual({ ISBN: '', pages: 400, kegel: '11' })
  })
})

describe('what somebody else has changed meanwhile', () => {
  it('is taken in where the person did not touch it', () => {
    const sender = begun()
    sender.take({ ...row, kegel: '11' }, [])
    sender.overtaken(at(2, { pages: 400 }))
    expect(sender.shown()).toMatchObject({ clashes: [], values: { pages: 400, kegel: '11' } })
    expect(sender.changes()).toEqual({ kegel: '11' })
  })

  it.each([
    ['theirs', undefined, 400],
    ['mine', { pages: 352 }, 352],
  ] as const)('waits for a choice where both touched it: %s', (whose, sent, pages) => {
    const sender = begun()
    sender.take({ ...row, pages: 352 }, [])
    sender.overtaken(at(2, { pages: 400 }))
    expect(sender.shown()).toMatchObject({ clashes: ['pages'], saved: { pages: 400 }, values: { pages: 352 } })
    expect(sender.changes()).toBeUndefined()
    sender.settle('pages', whose)
    expect(sender.changes()).toEqual(sent)
    expect(sender.shown()).toMatchObject({ clashes: [], values: { pages } })
  })
})

describe('what the server refuses', () => {
  it('is told at its field and sent again once it is changed', () => {
    const sender = begun()
    sender.take({ ...row, ISBN: '1', kegel: '11' }, [])
    sender.refused({ ISBN: '1', kegel: '11' }, { message: 'Проверьте поля', fields: { ISBN: 'Такой ISBN есть' } })
    expect(sender.shown().errors).toEqual({ ISBN: 'Такой ISBN есть' })
    expect(sender.changes()).toEqual({ kegel: '11' })
    sender.take({ ...row, ISBN: '2', kegel: '11' }, [])
    expect(sender.shown().errors).toEqual({})
    expect(sender.changes()).toEqual({ ISBN: '2', kegel: '11' })
  })

  it('is told at all that was sent when it names nothing of it', () => {
    const sender = begun()
    sender.take({ ...row, kegel: '11' }, [])
    sender.refused({ kegel: '11' }, { message: 'Нет прав', fields: { book_name: 'Не ваше' } })
    expect(sender.shown().errors).toEqual({ kegel: 'Нет прав' })
    expect(sender.changes()).toBeUndefined()
  })
})
