import {
  getNotificationLock,
  notificationChannels,
  notificationTopicGroups,
  notificationTopics,
  type NotificationChannel,
  type NotificationTopic,
  type ChosenTopic,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useId, useState, type KeyboardEvent } from 'react'
import { glyphs, Icon } from '../../../foundations/Icon/index.ts'
import { classes } from '../../../foundations/classes.ts'
import { mark, square } from '../../../primitives/Checkbox/Checkbox.css.ts'
import * as styles from './NotificationSettings.css.ts'
import { topicGlyphs } from './topic-glyphs.ts'

interface NotificationPreferencesProps {
  topics: readonly ChosenTopic[]
  onChoose: (choice: { topic: NotificationTopic; channel: NotificationChannel; on: boolean }) => void
}

const steps: Partial<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** A grid with a checkbox for each topic and channel of notifications. Arrow keys move between the checkboxes. */
export function NotificationPreferences({ topics, onChoose }: NotificationPreferencesProps) {
  const { t } = useTranslation('notification-settings')
  const [at, setAt] = useState<{ topic: NotificationTopic | undefined; channel: NotificationChannel }>({
    topic: topics[0]?.topic,
    channel: 'here',
  })
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const [rows, columns] = steps[event.key] ?? [0, 0]
    if (!rows && !columns) return
    event.preventDefault()
    const topic = topics[topics.findIndex((one) => one.topic === at.topic) + rows]?.topic
    const channel = notificationChannels[notificationChannels.indexOf(at.channel) + columns]
    if (!topic || !channel) return
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${topic}.${channel}"]`)?.focus()
  }

  return (
    <div role="grid" tabIndex={-1} aria-label={t('settingsTitle')} className={styles.grid} onKeyDown={go}>
      <div role="row" className={styles.heads}>
        <span role="columnheader">{t('event')}</span>
        {notificationChannels.map((channel) => (
          <span key={channel} role="columnheader" className={styles.head}>
            {t(`channel.${channel}`)}
          </span>
        ))}
      </div>
      {notificationTopicGroups.map((group) => {
        const some = topics.filter(({ topic }) => notificationTopics[topic].group === group)
        return (
          some.length > 0 && (
            <div key={group} role="rowgroup" className={styles.group} aria-label={t(`group.${group}`)}>
              <div role="row">
                <span role="gridcell" className={styles.groupName}>
                  {t(`group.${group}`)}
                </span>
              </div>
              {some.map((one) => (
                <TopicRow
                  key={one.topic}
                  {...one}
                  focusable={at.topic === one.topic ? at.channel : undefined}
                  onFocus={(channel) => setAt({ topic: one.topic, channel })}
                  onChoose={(channel, on) => onChoose({ topic: one.topic, channel, on })}
                />
              ))}
            </div>
          )
        )
      })}
    </div>
  )
}

interface TopicRowProps extends ChosenTopic {
  /** The channel whose checkbox Tab reaches. */
  focusable: NotificationChannel | undefined
  onFocus: (channel: NotificationChannel) => void
  onChoose: (channel: NotificationChannel, on: boolean) => void
}

const hinted = ['stage', 'decision', 'security'] as const
const isHinted = (topic: NotificationTopic): topic is (typeof hinted)[number] => hinted.some((one) => one === topic)

function TopicRow({ topic, on, focusable, onFocus, onChoose }: TopicRowProps) {
  const { t } = useTranslation('notification-settings')
  const id = useId()
  return (
    <div role="row" className={styles.row}>
      <span role="rowheader" className={styles.topic}>
        <Icon glyph={topicGlyphs[topic]} size={18} />
        <span>
          {t(`topic.${topic}`)}
          {isHinted(topic) && <span className={styles.hint}>{t(`hint.${topic}`)}</span>}
        </span>
      </span>
      {notificationChannels.map((channel) => {
        const lock = getNotificationLock(topic, channel)
        return (
          <span key={channel} role="gridcell" className={styles.cell}>
            <label className={styles.box} title={lock && t(`lock.${lock}`)}>
              <input
                type="checkbox"
                name={`${topic}.${channel}`}
                className={classes(mark, square, lock && styles.locked)}
                checked={on[channel]}
                aria-label={t('box', { topic: t(`topic.${topic}`), channel: t(`channel.${channel}`) })}
                aria-disabled={lock ? true : undefined}
                aria-describedby={lock && `${id}-${channel}`}
                tabIndex={focusable === channel ? 0 : -1}
                onFocus={() => onFocus(channel)}
                onChange={() => lock === undefined && onChoose(channel, !on[channel])}
              />
              {lock && (
                <span className={styles.lock}>
                  <Icon glyph={glyphs.lockSimple} size={14} weight="fill" />
                  <span id={`${id}-${channel}`} hidden>
                    {t(`lock.${lock}`)}
                  </span>
                </span>
              )}
              <span className={styles.channel} aria-hidden>
                {t(`channel.${channel}`)}
              </span>
            </label>
          </span>
        )
      })}
    </div>
  )
}
