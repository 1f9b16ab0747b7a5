import { describe, expect, it } from 'vitest'
import { insertProject, insertPerson, upload } from '../rows.ts'
import { openPress } from '../support.ts'

const press = await openPress()

describe('an executor’s works', () => {
  it('are their unanswered offers and their works in progress', async () => {
    const [executor, other] = [await insertPerson(press, 'executor'), await insertPerson(press, 'executor')]
    const manager = await insertPerson(press, 'pm')
    const [assignedProject, openProject, startedProject] = [
      await insertProject(press, { executor: executor.id, manager: manager.id, name: 'Фонетика' }),
      await insertProject(press, { manager: manager.id }),
      await insertProject(press, { executor: executor.id, work: 'in progress' }),
    ]
    await insertProject(press, { executor: other.id, work: 'in progress' })
    const readMyWorks = async () => (await executor.call('GET /api/my-works')).body
    const firstAnswer = await readMyWorks()
    const ids = firstAnswer.offers.map(({ id }) => id)
    expect(ids).toContain(assignedProject.work)
    expect(ids).toContain(openProject.work)
    expect(firstAnswer.works.map(({ id }) => id)).toEqual([startedProject.work])
    expect(firstAnswer.offers.find(({ id }) => id === assignedProject.work)).toMatchObject({
      book_name: 'Фонетика',
      project_id: assignedProject.id,
      manager: { name: manager.name },
      price: 4_800_000,
    })

    await executor.call('POST /api/work-types/{id}/respond', {
      params: { id: assignedProject.work },
      body: { agree: true },
    })
    await executor.call('POST /api/work-types/{id}/respond', {
      params: { id: openProject.work },
      body: { agree: true },
    })
    const nextAnswer = await readMyWorks()
    expect(nextAnswer.works.map(({ id }) => id).toSorted((one, next) => one - next)).toEqual([
      assignedProject.work,
      startedProject.work,
    ])
    expect(nextAnswer.offers.map(({ id }) => id)).not.toContain(openProject.work)
    expect(nextAnswer.answered.map(({ id }) => id)).toEqual([openProject.work])
    const otherWorks = (await other.call('GET /api/my-works')).body
    expect(otherWorks.answered).toEqual([])
  })

  it('stay listed with their file during review and move to approved works afterwards', async () => {
    const executor = await insertPerson(press, 'executor')
    const { work } = await insertProject(press, { executor: executor.id, work: 'in progress' })
    const result_files = [await upload(executor, 'Вёрстка.pdf')]
    const params = { id: work }
    await executor.call('POST /api/work-types/{id}/status', { params, body: { status: 'completed', result_files } })
    const { works } = (await executor.call('GET /api/my-works')).body
    expect(works).toMatchObject([{ id: work, status: 'completed', result_files: [{ name: 'Вёрстка.pdf' }] }])
    const scores = { quality: 5, punctuality: 5, creativity: 5, politeness: 5, communication: 5 } as const
    await (
      await press.as('pm')
    ).call('POST /api/work-types/{id}/status', { params, body: { status: 'approved', scores } })
    const nextAnswer = (await executor.call('GET /api/my-works')).body
    expect(nextAnswer.works).toEqual([])
    expect(nextAnswer.approved).toMatchObject([{ id: work, status: 'approved' }])
    expect((await (await insertPerson(press, 'executor')).call('GET /api/my-works')).body.approved).toEqual([])
  })
})
