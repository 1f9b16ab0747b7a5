import { editionTypes, tasksOfTemplate, type EditionType } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useFormContext } from 'react-hook-form'
import { glyphs } from '../../../foundations/Icon/index.ts'
import { useAnnounce } from '../../../primitives/Announcer/index.ts'
import { Button } from '../../../primitives/Button/index.ts'
import { Menu } from '../../../primitives/Menu/index.ts'
import { emptyTask, type ProjectValues } from './project-values.ts'

/** Adds the usual works of a kind of book, with their dates. Existing works are kept. */
export function TemplateMenu({ today }: { today: string }) {
  const { t } = useTranslation(['projects', 'print-forms'])
  const { getValues, setValue } = useFormContext<ProjectValues>()
  const announce = useAnnounce()
  const fill = (type: EditionType) => {
    const { start_date, tasks } = getValues()
    const planned = tasksOfTemplate(type, start_date ?? today)
    const known = tasks.map((task) => {
      const days = planned.find(({ name }) => name === task.name)
      return days && !task.start_date && !task.end_date ? { ...task, ...days } : task
    })
    const missing = planned.filter(({ name }) => !tasks.some((task) => task.name === name))
    setValue('tasks', [...known, ...missing.map((days) => ({ ...emptyTask, ...days }))], {
      shouldDirty: true,
      shouldValidate: true,
    })
    announce(t('form.templateDone', { count: planned.length }))
  }
  return (
    <Menu
      label={t('form.template')}
      items={editionTypes.map((type) => ({
        key: type,
        label: t(`print-forms:editionType.${type}`),
        onSelect: () => fill(type),
      }))}
      renderTrigger={(props) => (
        <Button {...props} size="sm" leading={glyphs.clipboardText} trailing={glyphs.caretDown}>
          {t('form.template')}
        </Button>
      )}
    />
  )
}
