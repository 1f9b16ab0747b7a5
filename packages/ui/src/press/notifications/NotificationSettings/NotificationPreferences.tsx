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

const keySteps: Partial<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** A grid with a checkbox for each topic and channel of notifications. Arrow keys move between the checkboxes. */
export function NotificationPreferences({ topics, onChoose }: NotificationPreferencesProps) {
  const { t } = useTranslation('notification-settings')
  const [focusedCell, setFocusedCell] = useState<{
    topic: NotificationTopic | undefined
    channel: NotificationChannel
  }>({
    topic: topics[0]?.topic,
    channel: 'here',
  })
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const [rowStep, columnStep] = keySteps[event.key] ?? [0, 0]
    if (!rowStep && !columnStep) return
    event.preventDefault()
    const newTopic = topics[topics.findIndex((row) => row.topic === focusedCell.topic) + rowStep]?.topic
    const newChannel = notificationChannels[notificationChannels.indexOf(focusedCell.channel) + columnStep]
    if (!newTopic || !newChannel) return
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${newTopic}.${newChannel}"]`)?.focus()
  }

  return (
    <div role="grid" tabIndex={-1} aria-label={t('settingsTitle')} className={styles.grid} onKeyDown={moveFocus}>
      <div role="row" className={styles.heads}>
        <span role="columnheader">{t('event')}</span>
        {notificationChannels.map((channel) => (
          <span key={channel} role="columnheader" className={styles.head}>
            {t(`channel.${channel}`)}
          </span>
        ))}
      </div>
      {notificationTopicGroups.map((group) => {
        const groupTopics = topics.filter(({ topic }) => notificationTopics[topic].group === group)
        return (
          groupTopics.length > 0 && (
            <div key={group} role="rowgroup" className={styles.group} aria-label={t(`group.${group}`)}>
              <div role="row">
                <span role="gridcell" className={styles.groupName}>
                  {t(`group.${group}`)}
                </span>
              </div>
              {groupTopics.map((topicRow) => (
                <TopicRow
                  key={topicRow.topic}
                  {...topicRow}
                  focusable={focusedCell.topic === topicRow.topic ? focusedCell.channel : undefined}
                  onFocus={(channel) => setFocusedCell({ topic: topicRow.topic, channel })}
                  onChoose={(channel, isOn) => onChoose({ topic: topicRow.topic, channel, on: isOn })}
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
  onChoose: (channel: NotificationChannel, isOn: boolean) => void
}

const topicsWithHint = ['stage', 'decision', 'security'] as const
const hasHint = (topic: NotificationTopic): topic is (typeof topicsWithHint)[number] =>
  topicsWithHint.some((hintedTopic) => hintedTopic === topic)

function TopicRow({ topic, on, focusable, onFocus, onChoose }: TopicRowProps) {
  const { t } = useTranslation('notification-settings')
  const id = useId()
  return (
    <div role="row" className={styles.row}>
      <span role="rowheader" className={styles.topic}>
        <Icon glyph={topicGlyphs[topic]} size={18} />
        <span>
          {t(`topic.${topic}`)}
          {hasHint(topic) && <span className={styles.hint}>{t(`hint.${topic}`)}</span>}
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
