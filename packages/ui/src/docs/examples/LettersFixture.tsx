import { useState } from 'react'
import { classes } from '../../foundations/classes.ts'
import { Inline, Stack } from '../../foundations/layout/index.ts'
import { Heading, Text } from '../../foundations/Text/index.ts'
import { SplitView } from '../../patterns/SplitView/index.ts'
import { Avatar } from '../../primitives/Avatar/index.ts'
import { Button } from '../../primitives/Button/index.ts'
import * as styles from './examples.css.ts'

const letters = [
  {
    from: 'Тимур Ли',
    at: '11:42',
    about: 'Правки к четвёртой главе',
    body: [
      'Посылаю главу 4 с примечаниями рецензента. Он просит сократить обзор и дать таблицу частот в приложении.',
      'Если успеете до пятницы, вторую половину пришлю тогда же.',
    ],
    unread: true,
  },
  {
    from: 'Типография',
    at: '10:05',
    about: 'Сигнальный экземпляр готов',
    body: ['Можно забрать в четверг после обеда. Цвет обложки чуть теплее пробы, просим посмотреть при дневном свете.'],
    unread: true,
  },
  {
    from: 'Академия логистики',
    at: 'вчера',
    about: 'Договор подписан',
    body: ['Подписанный договор во вложении. Ждём счёт на аванс.'],
    unread: false,
  },
  {
    from: 'Дана Оспан',
    at: '19 ноя',
    about: 'Фотографии для атласа',
    body: ['Выложила 48 снимков в полном размере. Подписи — в таблице рядом.'],
    unread: false,
  },
  {
    from: 'Гүлнар Досжан',
    at: '18 ноя',
    about: 'Корректура, лист 12',
    body: ['Прочитала двенадцатый лист, правок немного. Завтра пришлю последний.'],
    unread: false,
  },
]

const labels = { answer: 'Ответить', forward: 'Переслать' }

/** A list of letters, and the open letter. */
export function Letters() {
  const [selectedIndex, setSelectedIndex] = useState(0)
  const [open, setOpen] = useState(false)
  const letter = letters[selectedIndex]
  return (
    <SplitView
      startLabel="Письма"
      endLabel={letter?.about ?? ''}
      endOpen={open}
      onBack={() => setOpen(false)}
      start={
        <ul>
          {letters.map(({ from, at: sentAt, about, body, unread }, index) => (
            <li key={about}>
              <button
                type="button"
                aria-current={index === selectedIndex}
                className={classes(styles.letter, index === selectedIndex && styles.letterOpen)}
                onClick={() => {
                  setSelectedIndex(index)
                  setOpen(true)
                }}
              >
                <Inline justify="between">
                  <Text variant={unread ? 'strong' : 'body'}>{from}</Text>
                  <Text variant="caption" tone="muted">
                    {sentAt}
                  </Text>
                </Inline>
                <Text variant={unread ? 'strong' : 'body'}>{about}</Text>
                <Text variant="small" tone="muted" lines={1}>
                  {body[0]}
                </Text>
              </button>
            </li>
          ))}
        </ul>
      }
      end={
        <div className={styles.letterBody}>
          <Stack gap={4}>
            <Heading level={2}>{letter?.about}</Heading>
            <Inline gap={2}>
              <Avatar name={letter?.from ?? ''} size={30} decorative />
              <Text variant="strong">{letter?.from}</Text>
              <Text tone="muted">{letter?.at}</Text>
            </Inline>
            {letter?.body.map((paragraph) => (
              <Text key={paragraph} as="p">
                {paragraph}
              </Text>
            ))}
            <Inline gap={2}>
              <Button variant="primary">{labels.answer}</Button>
              <Button>{labels.forward}</Button>
            </Inline>
          </Stack>
        </div>
      }
    />
  )
}
