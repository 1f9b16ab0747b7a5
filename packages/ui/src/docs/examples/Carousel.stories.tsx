import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { glyphs } from '../../foundations/Icon/index.ts'
import { Inline, Stack } from '../../foundations/layout/index.ts'
import { BookTitle, Text } from '../../foundations/Text/index.ts'
import { useMedia } from '../../foundations/useMedia/index.ts'
import { ButtonLink } from '../../primitives/Button/index.ts'
import { IconButton } from '../../primitives/IconButton/index.ts'
import { BookCover } from '../../press/shared/BookCover/index.ts'
import * as styles from './examples.css.ts'

const meta = { title: 'Examples/Carousel' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const books = [
  {
    title: 'Қазақ тілінің корпусы: құрылымы мен қолданылуы',
    lang: 'kk',
    authors: 'Т. Ли, Р. Есенов',
    about: 'Как устроен корпус и как по нему искать.',
  },
  {
    title: 'Сейсмостойкость зданий: расчёт и примеры',
    lang: 'ru',
    authors: 'К. Умаров, И. Вельт',
    about: 'Учебник с разбором двадцати построек Алматы.',
  },
  {
    title: 'Атлас птиц Семиречья',
    lang: 'ru',
    authors: 'В. Корнев',
    about: 'Двести видов, каждый на своём развороте.',
  },
]
/** Milliseconds that a book is shown while no one interacts. */
const slideDurationMs = 6000

interface CarouselProps {
  /** Starts autoplay. @default false */
  playing?: boolean
  /** Disables autoplay. @default the person's reduced motion setting */
  still?: boolean
}

/** Scrolls by touch; buttons and dots do the same. Autoplay runs until the first interaction, and never with reduced motion. */
function Carousel({ playing: initiallyPlaying = false, still: forcedStill }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null)
  const prefersReducedMotion = useMedia('reducedMotion')
  const isStill = forcedStill ?? prefersReducedMotion
  const [currentIndex, setCurrentIndex] = useState(0)
  const [shouldPlay, setShouldPlay] = useState(initiallyPlaying)
  const isPlaying = shouldPlay && !isStill

  const showSlide = (index: number) => {
    const nextIndex = (index + books.length) % books.length
    const slide = list.current?.children[nextIndex] as HTMLElement | undefined
    list.current?.scrollTo({ left: slide?.offsetLeft ?? 0 })
    setCurrentIndex(nextIndex)
  }
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => showSlide(currentIndex + 1), slideDurationMs)
    return () => clearTimeout(timer)
  })
  return (
    // The section only observes events of its content: any press or keyboard focus stops autoplay.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.carousel}
      aria-label="Новые книги"
      aria-roledescription="карусель"
      onPointerDown={() => setShouldPlay(false)}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) setShouldPlay(false)
      }}
    >
      <ul
        ref={list}
        className={styles.slides}
        // A scrolling list must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Книги"
        onScrollEnd={({ currentTarget }) =>
          setCurrentIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
        }
      >
        {books.map(({ title, lang, authors, about }, index) => (
          <li key={title} className={styles.slide} inert={index !== currentIndex}>
            <div className={styles.slideBody}>
              <BookCover title={title} authors={authors} width={112} lang={lang} />
              <Stack gap={2} align="start">
                <BookTitle as="h3" size="l" lang={lang}>
                  {title}
                </BookTitle>
                <Text tone="muted">{authors}</Text>
                <Text as="p">{about}</Text>
                <ButtonLink href="#book" size="sm">
                  О книге
                </ButtonLink>
              </Stack>
            </div>
          </li>
        ))}
      </ul>
      <Inline justify="between">
        <Inline gap={1}>
          <IconButton
            glyph={glyphs.caretLeft}
            label="Предыдущая книга"
            outline
            onClick={() => showSlide(currentIndex - 1)}
          />
          <IconButton
            glyph={glyphs.caretRight}
            label="Следующая книга"
            outline
            onClick={() => showSlide(currentIndex + 1)}
          />
          {!isStill && (
            <IconButton
              glyph={isPlaying ? glyphs.pause : glyphs.play}
              label={isPlaying ? 'Остановить' : 'Листать самому'}
              onPointerDown={(event) => event.stopPropagation()}
              onClick={() => setShouldPlay(!isPlaying)}
            />
          )}
        </Inline>
        <div className={styles.dots}>
          {books.map(({ title }, index) => (
            <button
              key={title}
              type="button"
              className={styles.dot}
              aria-label={`Книга ${index + 1} из ${books.length}`}
              aria-current={index === currentIndex}
              onClick={() => showSlide(index)}
            />
          ))}
        </div>
      </Inline>
    </section>
  )
}

const renderCarousel = (props?: CarouselProps) => (
  <div className={styles.readingColumn}>
    <Carousel {...props} />
  </div>
)

export const NewBooks: Story = {
  render: () => renderCarousel(),
  play: async ({ canvas, canvasElement }) => {
    const getVisibleTitles = () =>
      [...canvasElement.querySelectorAll('li:not([inert]) h3')].map(({ textContent }) => textContent)
    await expect(getVisibleTitles()).toEqual(['Қазақ тілінің корпусы: құрылымы мен қолданылуы'])
    await userEvent.click(canvas.getByRole('button', { name: 'Следующая книга' }))
    await waitFor(() => expect(getVisibleTitles()).toEqual(['Сейсмостойкость зданий: расчёт и примеры']))
    await expect(canvas.getByRole('button', { name: 'Книга 2 из 3' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Книга 1 из 3' }))
    await waitFor(() => expect(getVisibleTitles()).toEqual(['Қазақ тілінің корпусы: құрылымы мен қолданылуы']))
  },
}
export const PlaysUntilTouched: Story = {
  render: () => renderCarousel({ playing: true, still: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Остановить' })).toBeVisible()
    await userEvent.tab()
    await expect(await canvas.findByRole('button', { name: 'Листать самому' })).toBeVisible()
  },
}
/** With reduced motion, `playing` starts no autoplay and shows no button for it. */
export const StillWithReducedMotion: Story = {
  render: () => renderCarousel({ playing: true, still: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Следующая книга' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Остановить|Листать самому/ })).toBeNull()
  },
}
export const OnInk: Story = { render: () => renderCarousel(), globals: { theme: 'dark' } }
export const AtNarrowWidth: Story = {
  render: () => renderCarousel(),
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
