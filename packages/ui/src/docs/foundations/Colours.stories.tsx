import { stageKeys } from '@press/domain'
import { useTranslation } from '@press/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Icon } from '../../foundations/Icon/index.ts'
import { ScrollArea } from '../../foundations/layout/index.ts'
import { BookCover } from '../../press/shared/BookCover/index.ts'
import { stageGlyphs } from '../../foundations/stages/index.ts'
import { minContrastRatios } from '../../themes/contrast.ts'
import { contrastPairs } from '../../themes/contrast-pairs.ts'
import { vars } from '../../themes/contract.css.ts'
import { themeNames, themes } from '../../themes/themes.ts'
import { beforeEach, writeTextMock } from './clipboard-story.ts'
import * as styles from './colours.css.ts'
import * as page from './page.css.ts'
import { Section } from './Section.tsx'
import { measuredPairs, surfaces, getTokens } from './surface-tokens.ts'
import { TokenUses } from './TokenUses.tsx'
import { useCopied } from './useCopied.ts'

const meta = {
  title: 'Foundations/Colours',
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const groups: Record<string, string> = {
  canvas: 'Холст: на нём стоит работа',
  chrome: 'Рама: меню и шапка',
  text: 'Текст',
  border: 'Линии',
  accent: 'Петроль: действие',
  highlight: 'Охра: «вы, сейчас»',
  status: 'Состояния',
}

interface TokenGroupProps {
  surface: keyof typeof surfaces
  group: string
  onCopy: (code: string) => void
}

function TokenGroup({ surface, group, onCopy }: TokenGroupProps) {
  return (
    <div className={styles.group}>
      <h3 className={styles.groupName}>{groups[group]}</h3>
      <div className={styles.tokens}>
        {getTokens(surface, group).map(([path, value]) => (
          <button
            key={path}
            type="button"
            className={`${styles.token} ${page.copy}`}
            onClick={() => onCopy(`vars.${path}`)}
          >
            <span className={styles.swatch} style={{ backgroundColor: value }} />
            <span>
              <span className={styles.tokenName}>{path}</span>
              <br />
              <span className={styles.tokenValue}>{value}</span>
            </span>
          </button>
        ))}
      </div>
    </div>
  )
}

function TokensPage() {
  const [copiedCode, copyCode] = useCopied()
  return (
    <div className={page.page}>
      <Section
        title="Четыре темы из двух поверхностей"
        note="У каждой роли два значения: на бумаге и на чернилах. Тема лишь называет, на чём стоит рама и на чём — холст."
      >
        <div className={page.tiles}>
          {themeNames.map((name) => (
            <div key={name} className={page.tile}>
              <div data-surface={themes[name].chrome} className={styles.frame}>
                <span className={styles.lines} />
                <div data-surface={themes[name].canvas} className={styles.canvas}>
                  <span className={styles.card} />
                  <span className={styles.card} />
                  <span className={styles.action} />
                </div>
              </div>
              <span className={page.name}>{name}</span>
            </div>
          ))}
        </div>
      </Section>
      <Section
        title="Роли"
        note="Компонент просит роль и никогда не узнаёт, какая тема включена. Нажатие копирует роль."
      >
        <output className={page.value}>{copiedCode && `Скопировано: ${copiedCode}`}</output>
        <div className={styles.surfacePair}>
          {(['light', 'dark'] as const).map((surface) => (
            <div key={surface} data-surface={surface} className={`${page.surface} ${page.section}`}>
              {Object.keys(groups).map((group) => (
                <TokenGroup key={group} surface={surface} group={group} onCopy={copyCode} />
              ))}
            </div>
          ))}
        </div>
      </Section>
    </div>
  )
}
export const Tokens: Story = {
  render: () => <TokensPage />,
  beforeEach,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getAllByText('canvas.bg')[1] as HTMLElement)
    await expect(await canvas.findByText('Скопировано: vars.canvas.bg')).toBeVisible()
    await expect(writeTextMock).toHaveBeenCalledWith('vars.canvas.bg')
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
/** Each colour role with the components that use it. */
export const Uses: Story = {
  render: () => (
    <TokenUses
      tokens={Object.keys(groups).flatMap((group) =>
        getTokens('light', group).map(([path]) => [path, `vars.${path}`] as const),
      )}
    />
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^vars\.chrome\.active/ })
    await expect(row).toHaveTextContent('frame')
    await expect(canvas.getByRole('row', { name: /^vars\.text\.onAccent/ })).toHaveTextContent('Button')
  },
}
export const TokensAtNarrowWidth: Story = {
  ...Tokens,
  globals: { viewport: { value: 'narrow', isRotated: false } },
}

/** Linear maps that simulate colour blindness (Viénot, Brettel and Mollon, 1999; simplified). */
const colourVisions = [
  ['Обычное зрение', undefined],
  ['Дейтеранопия', '0.367 0.861 -0.228 0 0  0.280 0.673 0.047 0 0  -0.012 0.043 0.969 0 0  0 0 0 1 0'],
  ['Протанопия', '0.152 1.053 -0.205 0 0  0.115 0.786 0.099 0 0  -0.004 -0.048 1.052 0 0  0 0 0 1 0'],
  ['Тританопия', '1.256 -0.077 -0.179 0 0  -0.078 0.931 0.148 0 0  0.005 0.691 0.304 0 0  0 0 0 1 0'],
] as const

function StageColours() {
  const { t } = useTranslation('domain')
  return (
    <div className={page.page}>
      <Section
        title="Десять этапов"
        note="Равная светлота; порядок цветов выбран так, чтобы соседи различались и при цветовой слепоте. Цвет не говорит один: рядом значок и слово."
      >
        <ScrollArea axis="x" label="Цвета этапов">
          <div className={styles.stages}>
            {colourVisions.map(([vision, matrix], row) => (
              <StageRow key={vision} vision={vision} filter={matrix && `vision-${row}`} />
            ))}
            <span />
            {stageKeys.map((stage) => (
              <span key={stage} className={styles.stageName}>
                {t(`stageShort.${stage}`)}
              </span>
            ))}
          </div>
        </ScrollArea>
        <svg width="0" height="0" aria-hidden>
          {colourVisions.map(
            ([vision, matrix], row) =>
              matrix && (
                <filter key={vision} id={`vision-${row}`} colorInterpolationFilters="linearRGB">
                  <feColorMatrix type="matrix" values={matrix} />
                </filter>
              ),
          )}
        </svg>
      </Section>
      <Section
        title="Обложки по умолчанию"
        note="Ткань и узор выбраны названием книги: у неё всегда одна и та же обложка."
      >
        <div className={page.tiles}>
          {[
            'Органическая химия. Том II',
            'История книжного дела Казахстана',
            'Қазақ тілінің корпусы',
            'Нейробиология: краткий курс',
          ].map((title) => (
            <BookCover key={title} title={title} authors="Т. Ли" width={112} label={title} />
          ))}
        </div>
      </Section>
    </div>
  )
}

function StageRow({ vision, filter }: { vision: string; filter: string | undefined }) {
  return (
    <>
      <span className={styles.vision}>{vision}</span>
      {stageKeys.map((stage) => (
        <span
          key={stage}
          className={styles.stage}
          style={{
            backgroundColor: vars.stage[stage].solid,
            color: vars.stage[stage].onSolid,
            ...(filter && { filter: `url(#${filter})` }),
          }}
        >
          <Icon glyph={stageGlyphs[stage]} size={16} weight="fill" />
        </span>
      ))}
    </>
  )
}
export const Stages: Story = { render: () => <StageColours /> }
export const StagesOnInk: Story = { ...Stages, globals: { theme: 'dark' } }

export const Contrast: Story = {
  render: () => (
    <div className={page.page}>
      <Section
        title={`${measuredPairs.length} пар`}
        note={`Что стоит на чём, и во сколько раз светлее или темнее. Тексту нужно ${minContrastRatios.text} : 1, крупному тексту и линиям ${minContrastRatios.ui} : 1. Те же пары держит тест.`}
      >
        <ScrollArea axis="x" label="Контраст">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col" className={styles.head}>
                  Пара
                </th>
                <th scope="col" className={styles.head}>
                  Нужно
                </th>
                {themeNames.map((name) => (
                  <th key={name} scope="col" className={styles.head}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {measuredPairs.map(({ kind, foreground, background, figures }) => (
                <tr key={`${kind} ${foreground} ${background}`}>
                  <th scope="row" className={styles.pair}>
                    {foreground} на {background}
                  </th>
                  <td className={styles.figure}>{minContrastRatios[kind]}</td>
                  {themeNames.map((name) => {
                    const contrast = figures[name]
                    return (
                      <td key={name} className={styles.figure}>
                        <span className={styles.pairSwatch} style={{ backgroundColor: contrast.background }}>
                          <span className={styles.dot} style={{ backgroundColor: contrast.foreground }} />
                        </span>
                        {contrast.ratio.toFixed(1)}
                        {contrast.ratio < minContrastRatios[kind] && ' мало'}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      </Section>
    </div>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(within(table).getAllByRole('row')).toHaveLength(contrastPairs.length + 1)
    await expect(table).not.toHaveTextContent('мало')
  },
}
export const ContrastOnInk: Story = { ...Contrast, globals: { theme: 'dark' } }
