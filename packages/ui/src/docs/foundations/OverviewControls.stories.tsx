import { offerStatuses, stageKeys } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Inline, Stack } from '../../foundations/layout/index.ts'
import { Text } from '../../foundations/Text/index.ts'
import { OfferStatusBadge } from '../../press/offers/index.ts'
import { StageRibbon } from '../../press/shared/StageRibbon/index.ts'
import { stageGlyphs } from '../../foundations/stages/index.ts'
import { Alert } from '../../primitives/Alert/index.ts'
import { AvatarStack } from '../../primitives/Avatar/index.ts'
import { Badge } from '../../primitives/Badge/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import { Checkbox } from '../../primitives/Checkbox/index.ts'
import { Chip } from '../../primitives/Chip/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { Pagination } from '../../primitives/Pagination/index.ts'
import { ProgressBar, ProgressCircle } from '../../primitives/ProgressBar/index.ts'
import { RadioGroup } from '../../primitives/RadioGroup/index.ts'
import { SegmentedControl } from '../../primitives/SegmentedControl/index.ts'
import { Select } from '../../primitives/Select/index.ts'
import { Switch } from '../../primitives/Switch/index.ts'
import { Tabs } from '../../primitives/Tabs/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'
import * as styles from './overview.css.ts'
import { Part, Surfaces } from './Surfaces.tsx'

const ignore = () => undefined

const meta = {
  title: 'Foundations/Overview/Controls',
  parameters: {
    layout: 'fullscreen',
    // The page shows every element twice, once on each surface, so landmarks are not unique.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The basic controls and marks, on both surfaces at once; compared with design/png k1. */
export const Controls: Story = {
  render: () => (
    <Surfaces>
      <Part title="Кнопки">
        <Inline>
          <Button variant="primary" leading={glyphs.plus}>
            Основная
          </Button>
          <Button variant="secondary">Вторичная</Button>
          <Button variant="tinted">Мягкая</Button>
          <Button variant="quiet">Тихая</Button>
        </Inline>
        <Inline>
          <Button variant="danger" leading={glyphs.trash}>
            Удалить
          </Button>
          <Button variant="dangerOutline">Отклонить</Button>
          <Button variant="secondary" disabled>
            Недоступна
          </Button>
          <Button variant="primary" size="sm">
            Малая
          </Button>
          <IconButton glyph={glyphs.dotsThree} label="Ещё" size="sm" outline />
          <Button variant="primary" leading={glyphs.check} busy busyLabel="Сохраняем">
            Сохранить
          </Button>
        </Inline>
      </Part>
      <Part title="Поля">
        <FieldControls />
      </Part>
      <Part title="Статусы и этапы">
        <StatusMarks />
      </Part>
      <Part title="Вкладки, фильтры, страницы">
        <NavigationControls />
      </Part>
      <Part title="Сообщения">
        <Alert>Сигнал можно заказать после корректуры.</Alert>
        <Alert tone="success">Заявка отправлена, ответим до 2 декабря.</Alert>
        <Alert tone="warning">Срок сигнала через три дня.</Alert>
        <Alert tone="danger" action={{ label: 'Повторить', onAction: ignore }}>
          Не удалось обновить счёт.
        </Alert>
      </Part>
      <Part title="Ход дела">
        <div className={styles.pair}>
          <Stack gap={2}>
            <ProgressBar label="Оплачено по КП-0411" value={0.36} valueLabel="36 %" />
            <ProgressBar label="Оплачено по КП-0362" value={1} tone="success" valueLabel="оплачено" />
          </Stack>
          <Inline gap={3}>
            <ProgressCircle label="Рукопись загружается" value={0.64} />
            <Stack gap={0}>
              <Text variant="strong">4 из 6 файлов</Text>
              <Text variant="small" tone="secondary">
                рукопись загружается, 64 %
              </Text>
            </Stack>
          </Inline>
        </div>
      </Part>
    </Surfaces>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [paperButtonColour, inkButtonColour] = ['Бумага', 'Чернила'].map((name) => {
      const button = within(canvas.getByRole('region', { name })).getByRole('button', { name: 'Основная' })
      return getComputedStyle(button).backgroundColor
    })
    await expect(paperButtonColour).not.toBe(inkButtonColour)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const AtNarrowWidth: Story = { ...Controls, globals: { viewport: { value: 'narrow', isRotated: false } } }
export const InKazakh: Story = { ...Controls, globals: { locale: 'kz' } }

function FieldControls() {
  const [isInPriceList, setIsInPriceList] = useState(true)
  return (
    <div className={styles.pair}>
      <TextField
        label="Название книги"
        required
        bookTitle
        defaultValue="Геоботаника сухих степей"
        hint="Как на титульном листе"
      />
      <TextField label="ISBN" optional tabular defaultValue="978-601-04" hint="13 цифр с дефисами" />
      <TextField
        label="Процент оплаты"
        required
        tabular
        suffix="%"
        inputMode="numeric"
        defaultValue="140"
        error="Введите число от 0 до 100"
      />
      <Select
        label="Формат"
        defaultValue="70"
        hint="165×235 мм"
        placeholder={null}
        options={[
          { value: '60', label: '60×90/16' },
          { value: '70', label: '70×100/16' },
          { value: '84', label: '84×108/32' },
        ]}
      />
      <RadioGroup
        label="Кто платит"
        defaultValue="publisher"
        options={[
          { value: 'publisher', label: 'За счёт издательства' },
          { value: 'self', label: 'За свой счёт' },
        ]}
      />
      <Stack gap={2}>
        <Checkbox label="Есть договор" defaultChecked />
        <Checkbox label="Цифровая книга" />
        <Switch label="В прайсе" checked={isInPriceList} onCheckedChange={setIsInPriceList} />
      </Stack>
    </div>
  )
}

function StatusMarks() {
  const { t } = useTranslation('domain')
  return (
    <>
      <Inline gap={2}>
        {offerStatuses.map((status) => (
          <OfferStatusBadge key={status} status={status} />
        ))}
      </Inline>
      <Inline gap={2}>
        {stageKeys.map((stage) => (
          <Badge key={stage} stage={stage} glyph={stageGlyphs[stage]}>
            {t(`stageShort.${stage}`)}
          </Badge>
        ))}
      </Inline>
      <div className={styles.pair}>
        <AvatarStack people={['Нұрлан Абай', 'Сәуле Тоқтар', 'Елена Ким'].map((name) => ({ name }))} />
        <StageRibbon stage="typography" />
      </div>
    </>
  )
}

function NavigationControls() {
  const [tab, setTab] = useState('overview')
  const [view, setView] = useState('board')
  const [page, setPage] = useState(1)
  return (
    <>
      <Tabs
        label="Предложение"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { key: 'overview', label: 'Обзор', panel: null },
          { key: 'books', label: 'Книги', count: 4, panel: null },
          { key: 'details', label: 'Реквизиты', panel: null },
          { key: 'history', label: 'История', panel: null },
        ]}
      />
      <Inline>
        <SegmentedControl
          label="Вид"
          value={view}
          onValueChange={setView}
          options={[
            { value: 'board', label: 'Доска' },
            { value: 'list', label: 'Список' },
          ]}
        />
        <Chip label="Менеджер" value="Елена Ким" glyph={glyphs.user} active onRemove={ignore} />
        <Chip label="Фильтр" add />
      </Inline>
      <Pagination page={page} total={412} onPageChange={setPage} />
    </>
  )
}
