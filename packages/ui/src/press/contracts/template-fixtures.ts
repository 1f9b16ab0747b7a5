import type { ContractTemplate, TemplateRow, TemplateVersion } from '@press/domain'
import { templates } from './fixtures.ts'

/* Example versions for stories. */

export const versions: readonly TemplateVersion[] = [
  { version: 3, note: 'Срок приёмки 10 дней', created_by: 'Гүлнар Ахмет', created_at: '2026-11-20T06:30:00.000Z' },
  { version: 2, note: '', created_by: null, created_at: '2026-10-02T09:12:00.000Z' },
  { version: 1, note: '', created_by: null, created_at: '2026-09-01T04:00:00.000Z' },
]

export const templateRows: readonly TemplateRow[] = [
  { kind: 'author', version: 1, note: '', created_by: null, created_at: '2026-09-01T04:00:00.000Z' },
  { kind: 'gph', ...(versions[0] as TemplateVersion) },
]

/** The text of a previous version, without its second clause. */
export const previousTemplateText: ContractTemplate = {
  ...templates.gph,
  sections: templates.gph.sections.map((section, index) =>
    index === 0 ? { ...section, clauses: section.clauses.toSpliced(1, 1) } : section,
  ),
}
