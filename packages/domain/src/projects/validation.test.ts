import { describe, expect, it } from 'vitest'
import { validateProject, type ProjectInput, type ProjectTaskInput } from './validation.ts'

const task: ProjectTaskInput = {
  name: 'layout',
  unit: '368 полос',
  start_date: '2026-10-20',
  end_date: '2026-11-24',
  hours: 62,
  description: '',
}
const project: ProjectInput = {
  name: 'Алтай өркениеті',
  manager_id: 4,
  start_date: '2026-09-09',
  deadline: '2026-11-29',
  description: '',
  notes: '',
  editor_requirements: '',
  designer_requirements: '',
  templator_requirements: '',
  fname_gdisk: 'https://drive.example.kz/1161',
  fname_print: null,
  fname_signal: '',
  tasks: [task],
}

describe('a project', () => {
  it('requires a name, a manager and its dates', () => {
    expect(validateProject(project)).toEqual({})
    expect(validateProject({ ...project, name: ' ', manager_id: null, start_date: null, deadline: null })).toEqual({
      name: 'required',
      manager_id: 'required',
      start_date: 'required',
      deadline: 'required',
    })
  })

  it('cannot end before it starts', () => {
    expect(validateProject({ ...project, tasks: [], deadline: '2026-09-08' })).toEqual({ deadline: 'beforeStart' })
    expect(validateProject({ ...project, tasks: [], deadline: '2026-09-09' })).toEqual({})
  })

  it('accepts only web links and limits texts to 3 000 characters', () => {
    expect(validateProject({ ...project, fname_print: 'папка на диске', notes: 'а'.repeat(3001) })).toEqual({
      fname_print: 'link',
      notes: 'tooLong',
    })
  })

  it('contains each work once', () => {
    expect(validateProject({ ...project, tasks: [task, { ...task, name: 'editing' }, task] })).toEqual({
      'tasks.2.name': 'twice',
    })
  })

  it('requires for each work a name, dates within the project and hours', () => {
    const tasks = [
      task,
      { ...task, name: null, hours: 0 },
      { ...task, name: 'editing' as const, end_date: '2026-11-30' },
      { ...task, name: 'translation' as const, end_date: '2026-10-19' },
      { ...task, name: 'index' as const, start_date: '2026-09-31', end_date: null },
    ]
    expect(validateProject({ ...project, tasks })).toEqual({
      'tasks.1.name': 'required',
      'tasks.1.hours': 'positive',
      'tasks.2.end_date': 'afterDeadline',
      'tasks.3.end_date': 'beforeStart',
      'tasks.4.start_date': 'date',
    })
  })
})
