import { editionTypes, buildTemplateTasks, type EditionType } from '@press/domain'
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
  const fillFromTemplate = (type: EditionType) => {
    const { start_date, tasks } = getValues()
    const templateTasks = buildTemplateTasks(type, start_date ?? today)
    const updatedTasks = tasks.map((task) => {
      const plannedTask = templateTasks.find(({ name }) => name === task.name)
      return plannedTask && !task.start_date && !task.end_date ? { ...task, ...plannedTask } : task
    })
    const missingTasks = templateTasks.filter(({ name }) => !tasks.some((task) => task.name === name))
    setValue('tasks', [...updatedTasks, ...missingTasks.map((missingTask) => ({ ...emptyTask, ...missingTask }))], {
      shouldDirty: true,
      shouldValidate: true,
    })
    announce(t('form.templateDone', { count: templateTasks.length }))
  }
  return (
    <Menu
      label={t('form.template')}
      items={editionTypes.map((type) => ({
        key: type,
        label: t(`print-forms:editionType.${type}`),
        onSelect: () => fillFromTemplate(type),
      }))}
      renderTrigger={(trigger) => (
        <Button {...trigger} size="sm" leading={glyphs.clipboardText} trailing={glyphs.caretDown}>
          {t('form.template')}
        </Button>
      )}
    />
  )
}
