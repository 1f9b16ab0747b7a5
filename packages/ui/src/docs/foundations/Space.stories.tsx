import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../../primitives/Button/index.ts'
import { classes } from '../../foundations/classes.ts'
import { vars } from '../../themes/contract.css.ts'
import { duration, easing, zIndexes, radius, space } from '../../themes/scale.ts'
import * as page from './page.css.ts'
import { beforeEach, writeTextMock } from './clipboard-story.ts'
import { Section } from './Section.tsx'
import * as styles from './space.css.ts'
import { TokenUses } from './TokenUses.tsx'
import { useCopied } from './useCopied.ts'

const meta = {
  title: 'Foundations/Space',
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const radii: Record<keyof typeof radius, string> = {
  xs: 'флажок, лист бумаги',
  sm: 'плашка, строка меню',
  md: 'кнопка, поле',
  card: 'карточка, меню',
  panel: 'панель, колонка',
  dialog: 'диалог, угол холста',
  full: 'портрет',
}
const levels: Record<keyof typeof vars.shadow, string> = {
  level1: 'панель',
  level2: 'карточка под курсором',
  level3: 'меню, сообщение',
  level4: 'диалог',
  lift: 'поднятая карточка',
}

function SpacePage() {
  const [copiedCode, copyCode] = useCopied()
  return (
    <div className={page.page}>
      <Section
        title="Расстояния"
        note="Сетка 4 px. Поля страницы 24 (16 на телефоне), панели 18, карточки 12; между панелями 16, между карточками 8. Нажатие копирует."
      >
        <output className={page.value}>{copiedCode && `Скопировано: ${copiedCode}`}</output>
        <div>
          {Object.entries(space).map(([step, size]) => (
            <div key={step} className={page.row}>
              <button type="button" className={`${page.value} ${page.copy}`} onClick={() => copyCode(`space[${step}]`)}>
                {step}: {size}
              </button>
              <span className={styles.bar} style={{ inlineSize: size }} />
            </div>
          ))}
        </div>
      </Section>
      <Section title="Скругления" note="Вложенное скругление никогда не больше внешнего.">
        <div className={page.tiles}>
          {Object.entries(radius).map(([name, size]) => (
            <div key={name} className={page.tile}>
              <span className={styles.box} style={{ borderRadius: size }} />
              <button type="button" className={`${page.name} ${page.copy}`} onClick={() => copyCode(`radius.${name}`)}>
                {name}: {size}
              </button>
              <span className={page.value}>{radii[name as keyof typeof radius]}</span>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Высота"
        note="Тень — только у того, что парит. Тёмные поверхности поднимаются светлотой, не тенью."
      >
        <div className={styles.surfacePair}>
          {(['light', 'dark'] as const).map((surface) => (
            <div key={surface} data-surface={surface} className={page.surface}>
              <div className={page.tiles}>
                {Object.entries(levels).map(([name, usage]) => (
                  <div key={name} className={page.tile}>
                    <span className={styles.raisedBox} style={{ boxShadow: vars.shadow[name as keyof typeof levels] }}>
                      {name}
                    </span>
                    <span className={page.value}>{usage}</span>
                  </div>
                ))}
              </div>
            </div>
          ))}
        </div>
      </Section>
      <Section title="Слои" note="Диалоги и всплывающее лежат в верхнем слое браузера и порядка не просят.">
        <div>
          {Object.entries(zIndexes).map(([name, zIndex]) => (
            <div key={name} className={page.row}>
              <span className={page.name}>{name}</span>
              <span className={page.value}>{zIndex}</span>
            </div>
          ))}
        </div>
      </Section>
    </div>
  )
}
export const SpaceRadiusElevation: Story = {
  render: () => <SpacePage />,
  beforeEach,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('16: 64px'))
    await expect(await canvas.findByText('Скопировано: space[16]')).toBeVisible()
    await expect(writeTextMock).toHaveBeenCalledWith('space[16]')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const OnInk: Story = { ...SpaceRadiusElevation, globals: { theme: 'dark' } }
export const AtNarrowWidth: Story = {
  ...SpaceRadiusElevation,
  globals: { viewport: { value: 'narrow', isRotated: false } },
}

/** Each size with the components that use it. */
export const Uses: Story = {
  render: () => (
    <TokenUses
      tokens={[
        ...Object.keys(space).map((step) => [`space.${step}`, `space[${step}]`] as const),
        ...Object.keys(radius).map((name) => [`radius.${name}`, `radius.${name}`] as const),
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^radius\.dialog/ })).toHaveTextContent('Dialog')
  },
}

const usages: Record<keyof typeof duration, string> = {
  instant: 'нажатие',
  fast: 'наведение, переключатель',
  base: 'меню, линия вкладки',
  slow: 'диалог, ящик',
  page: 'содержимое вместо наброска',
}

function MotionPage() {
  const [isMoved, setIsMoved] = useState(false)
  return (
    <div className={page.page}>
      <Section
        title="Движение"
        note="Ничто не сдвигается больше чем на 12 px. Кто просил меньше движения, видит только смену прозрачности: длительности равны нулю."
      >
        <div>
          <Button aria-pressed={isMoved} onClick={() => setIsMoved(!isMoved)}>
            Показать
          </Button>
        </div>
        <div>
          {Object.entries(duration).map(([name, time]) => (
            <div key={name} className={page.row}>
              <span>
                <span className={page.name}>
                  {name}: {time}
                </span>
                <br />
                <span className={page.value}>{usages[name as keyof typeof duration]}</span>
              </span>
              <span className={styles.track}>
                <span
                  className={classes(styles.motionMarker, isMoved && styles.motionMarkerAtEnd)}
                  style={{ transitionDuration: time }}
                />
              </span>
            </div>
          ))}
          {Object.entries(easing).map(([name, curve]) => (
            <div key={name} className={page.row}>
              <span>
                <span className={page.name}>{name}</span>
                <br />
                <span className={page.value}>{curve}</span>
              </span>
              <span className={styles.track}>
                <span
                  className={classes(styles.motionMarker, isMoved && styles.motionMarkerAtEnd)}
                  style={{ transitionDuration: '900ms', transitionTimingFunction: curve }}
                />
              </span>
            </div>
          ))}
        </div>
      </Section>
    </div>
  )
}
export const Motion: Story = {
  render: () => <MotionPage />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Показать' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}
