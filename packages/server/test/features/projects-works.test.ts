import { describe, expect, it } from 'vitest'
import { projectOf, insertPerson, upload } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()

describe('an executor’s works', () => {
  it('are their unanswered offers and their works in progress', async () => {
    const [executor, other] = [await insertPerson(press, 'executor'), await insertPerson(press, 'executor')]
    const manager = await insertPerson(press, 'pm')
    const [assignedProject, open, startedProject] = [
      await projectOf(press, { executor: executor.id, manager: manager.id, name: 'Фонетика' }),
      await projectOf(press, { manager: manager.id }),
      await projectOf(press, { executor: executor.id, work: 'in progress' }),
    ]
    await projectOf(press, { executor: other.id, work: 'in progress' })
    const readMyWorks = async () => (await executor.call('GET /api/my-works')).body
    const first = await readMyWorks()
    const ids = first.offers.map(({ id }) => id)
    expect(ids).toContain(assignedProject.work)
    expect(ids).toContain(open.work)
    expect(first.works.map(({ id }) => id)).toEqual([startedProject.work])
    expect(first.offers.find(({ id }) => id === assignedProject.work)).toMatchObject({
      book_name: 'Фонетика',
      project_id: assignedProject.id,
      manager: { name: manager.name },
      price: 4_800_000,
    })

    await executor.call('POST /api/work-types/{id}/respond', {
      params: { id: assignedProject.work },
      body: { agree: true },
    })
    await executor.call('POST /api/work-types/{id}/respond', { params: { id: open.work }, body: { agree: true } })
    const then = await readMyWorks()
    expect(then.works.map(({ id }) => id).toSorted((one, next) => one - next)).toEqual([
      assignedProject.work,
      startedProject.work,
    ])
    expect(then.offers.map(({ id }) => id)).not.toContain(open.work)
    expect(then.answered.map(({ id }) => id)).toEqual([open.work])
    const others = (await other.call('GET /api/my-works')).body
    expect(others.answered).toEqual([])
  })

  it('stay listed with their file during review and move to approved works afterwards', async () => {
    const executor = await insertPerson(press, 'executor')
    const { work } = await projectOf(press, { executor: executor.id, work: 'in progress' })
    const result_files = [await upload(executor, 'Вёрстка.pdf')]
    const params = { id: work }
    await executor.call('POST /api/work-types/{id}/status', { params, body: { status: 'completed', result_files } })
    const { works } = (await executor.call('GET /api/my-works')).body
    expect(works).toMatchObject([{ id: work, status: 'completed', result_files: [{ name: 'Вёрстка.pdf' }] }])
    const scores = { quality: 5, punctuality: 5, creativity: 5, politeness: 5, communication: 5 } as const
    await (
      await press.as('pm')
    ).call('POST /api/work-types/{id}/status', { params, body: { status: 'approved', scores } })
    const then = (await executor.call('GET /api/my-works')).body
    expect(then.works).toEqual([])
    expect(then.approved).toMatchObject([{ id: work, status: 'approved' }])
    expect((await (await insertPerson(press, 'executor')).call('GET /api/my-works')).body.approved).toEqual([])
  })
})
