import type { Guide } from '../../../foundations/guide.ts'

export const guide: Guide = {
  purpose: 'Writes a project down or changes it: days, manager, budget, works, requirements, links and notes.',
  anatomy: [
    'Project: name, manager, budget, start and deadline, description, urgent mark',
    'Works: each with its amount, executor, days, hours and task',
    'Requirements to the editor, the layout designer and the designer',
    'Links, notes; the bar with what is unsaved, cancel and save',
  ],
  instead: [
    ['A work goes on: taken, handed in, approved', 'WorkTypeTable'],
    ['The project is read', 'ProjectDetail'],
  ],
  keyboard: [
    ['Tab', 'goes from field to field'],
    ['Enter in a field', 'saves'],
  ],
  accessibility: [
    'A refused attempt puts the focus on the first field that is wrong and says how many there are.',
    'What the server refuses stands beside its field until that field is changed.',
    'Removing a work that is filled in asks first.',
  ],
  dos: [
    'Reject with a FormError whose `fields` bear the wire’s names: `deadline`, `tasks.0.hours`.',
    'Keep a draft by `onDraft`.',
  ],
  donts: ['Do not check again outside: `projectProblems` of the domain holds the rules.'],
}
