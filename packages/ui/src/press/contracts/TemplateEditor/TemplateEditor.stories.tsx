import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { screenViewports, viewportGlobals } from '../../../docs/screen-viewports.ts'
import { Alert } from '../../../primitives/Alert/index.ts'
import { Announcer } from '../../../primitives/Announcer/index.ts'
import { press, templates } from '../fixtures.ts'
import { previousTemplateText, versions } from '../template-fixtures.ts'
import { TemplateEditor, type TemplateEditorProps } from './TemplateEditor.tsx'
import { toTemplateValues } from './template-values.ts'

const onSubmit: TemplateEditorProps['onSubmit'] = fn(async () => undefined)
const onVersion: TemplateEditorProps['onVersion'] = async () => previousTemplateText

const meta = {
  title: 'Press/TemplateEditor',
  component: TemplateEditor,
  parameters: { today: '2026-11-24', layout: 'fullscreen', viewport: screenViewports },
  globals: { viewport: viewportGlobals.desktop },
  args: {
    kind: 'gph',
    text: templates.gph,
    versions,
    press,
    defaultValues: toTemplateValues(templates.gph),
    onSubmit,
    onVersion,
    onDraft: fn(),
  },
  decorators: [
    (Story) => (
      <Announcer>
        <Story />
      </Announcer>
    ),
  ],
} satisfies Meta<typeof TemplateEditor>
export default meta
type Story = StoryObj<typeof meta>

const getField = (name: string) => screen.getByRole('textbox', { name })
const getDocumentRegion = () => screen.getByRole('region', { name: 'Текст договора на двух языках' })
const getSaveButton = () => screen.getByRole('button', { name: 'Сохранить версию 4' })
const openTab = (name: RegExp) => userEvent.click(screen.getByRole('tab', { name }))
/** Moves the cursor to the end of a text and types. */
const enterText = async (name: string, text: string) => {
  await userEvent.click(getField(name))
  await userEvent.paste(text)
}

/** Returns the text of clause 1.3 with the price placeholder that the story inserts. */
const getClauseText = (locale: 'ru' | 'kz') =>
  `${templates.gph.sections[0]?.clauses[2]?.[locale]}${locale === 'ru' ? ' Цена работы, тенге: ' : ' Жұмыс бағасы, теңге: '}{{fee}}`

export const Text: Story = { tags: ['picture'] }

export const Edited: Story = {
  play: async ({ args }) => {
    await expect(getSaveButton()).toHaveAttribute('aria-disabled', 'true')
    await enterText('Пункт 1.3, на русском', ' Цена работы, тенге: ')
    await userEvent.click(screen.getByRole('button', { name: 'Вставить подстановку' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Условия/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^сумма цифрами/ }))
    await waitFor(() => expect(getField('Пункт 1.3, на русском')).toHaveFocus())
    await expect(getField('Пункт 1.3, на русском')).toHaveDisplayValue(/Цена работы, тенге: {{fee}}$/)
    await enterText('Пункт 1.3, на казахском', ' Жұмыс бағасы, теңге: {{fee}}')
    await waitFor(() => expect(getDocumentRegion()).toHaveTextContent(/Цена работы, тенге: 480\s000/))
    await expect(getDocumentRegion()).toHaveTextContent(/Жұмыс бағасы, теңге: 480\s000/)
    await expect(args.onDraft).toHaveBeenCalled()

    await openTab(/^Изменения/)
    const changesPanel = within(screen.getByRole('tabpanel', { name: /^Изменения/ }))
    await expect(changesPanel.getByText('Пункт 1.3, на русском')).toBeVisible()
    await expect(changesPanel.getByText('Пункт 1.3, на казахском')).toBeVisible()
    await userEvent.selectOptions(changesPanel.getByRole('combobox', { name: 'Сравнить с версией' }), '2')
    await waitFor(() => expect(changesPanel.getByText('Пункт 1.2, на русском')).toBeVisible())

    await userEvent.type(getField('Что изменили'), 'Цена в предмете')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled())
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        note: 'Цена в предмете',
        preamble: templates.gph.preamble,
        sections: expect.arrayContaining([
          expect.objectContaining({
            clauses: expect.arrayContaining([{ ru: getClauseText('ru'), kz: getClauseText('kz') }]),
          }),
        ]) as unknown,
      }),
    )
  },
}

export const Refused: Story = {
  play: async ({ args }) => {
    await enterText('Пункт 1.3, на русском', ' Скидка {{скидка}}.')
    await userEvent.click(getSaveButton())
    await waitFor(() => expect(getField('Пункт 1.3, на русском')).toHaveFocus())
    await expect(getField('Пункт 1.3, на русском')).toHaveAccessibleDescription(/такого нет: {{скидка}}/)
    await expect(getField('Пункт 1.3, на казахском')).toHaveAccessibleDescription(/названо разное: {{скидка}}/)
    await userEvent.clear(getField('Пункт 1.1, на русском'))
    await userEvent.clear(getField('Пункт 1.1, на казахском'))
    await enterText('Пункт 1.1, на русском', 'Исполнитель работает.')
    await enterText('Пункт 1.1, на казахском', 'Орындаушы жұмыс істейді.')
    await userEvent.click(getSaveButton())
    await expect(await screen.findByText(/Договор должен это называть: {{subject}}/)).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Sections: Story = {
  play: async () => {
    await expect(screen.queryByRole('textbox', { name: 'Пункт 2.1, на русском' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^Добавить раздел/ }))
    const titleField = await screen.findByRole('textbox', {
      name: `Название раздела ${templates.gph.sections.length + 1}, на русском`,
    })
    await expect(titleField).toBeVisible()
  },
}

export const Restored: Story = {
  play: async ({ args }) => {
    await openTab(/^Версии/)
    await expect(screen.getByText('действует')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Вернуть версию 2' }))
    await expect(await screen.findByText(/В форме стоит текст версии 2/)).toBeVisible()
    await expect(getField('Что изменили')).toHaveDisplayValue('Возвращена версия 2')
    await expect(screen.queryByRole('textbox', { name: 'Пункт 1.3, на русском' })).toBeNull()
    await userEvent.click(getSaveButton())
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled())
  },
}

export const VersionOutOfReach: Story = {
  args: { onVersion: async () => undefined },
  play: async () => {
    await openTab(/^Версии/)
    await userEvent.click(screen.getByRole('button', { name: 'Сравнить с версией 1' }))
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Сравнить с версией' })).toHaveDisplayValue('Версия 3'),
    )
  },
}

export const SavedByTwo: Story = {
  args: {
    notice: <Alert>Тем временем сохранена версия 4.</Alert>,
    onSubmit: async () => {
      throw { message: 'Пока вы редактировали, другой человек сохранил изменения.', fields: { sections: 'Разделы' } }
    },
  },
  play: async () => {
    await enterText('Пункт 1.2, на русском', ' И ещё.')
    await userEvent.click(getSaveButton())
    await expect(await screen.findByText(/другой человек сохранил изменения/)).toBeVisible()
    await expect(getField('Пункт 1.2, на русском')).toHaveDisplayValue(/И ещё\.$/)
  },
}

export const Employment: Story = {
  args: { kind: 'itd', text: templates.itd, defaultValues: toTemplateValues(templates.itd) },
}
export const Phone: Story = {
  globals: { viewport: viewportGlobals.narrow, locale: 'kz' },
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Көрінісі' }))
    await expect(await screen.findByText(/ойдан шығарылған/)).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'Мәтін' }))
    await enterText('1.2-тармақ, орысша', ' {{скидка}}')
    await userEvent.click(screen.getByRole('tab', { name: /^Өзгерістер/ }))
    await userEvent.click(screen.getByRole('button', { name: '4-нұсқаны сақтау' }))
    await waitFor(() => expect(getField('1.2-тармақ, орысша')).toHaveFocus())
  },
}
