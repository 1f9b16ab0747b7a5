import { endSession, useSessions } from '@press/client'
import { useFormat, useTranslation } from '@press/i18n'
import { Badge, Button, Inline, Panel, Stack, Text, useToast } from '@press/ui'
import { useErrorText } from '../../calls/useErrorText.ts'
import { Loaded } from '../Loaded.tsx'
import { useNow } from '../useNow.ts'

/** Where the person is signed in; every session but this one can be ended from here. */
export function SessionsPanel() {
  const { t } = useTranslation('people')
  const errorText = useErrorText()
  const { age } = useFormat()
  const now = useNow()
  const toast = useToast()
  const answer = useSessions()

  const end = async (id: number) => {
    try {
      await endSession(id)
      toast({ message: t('sessions.ended') })
    } catch (error) {
      toast({ message: errorText(error), tone: 'danger' })
    }
  }

  return (
    <Panel title={t('sessions.title')}>
      <Loaded of={answer}>
        {({ sessions }) => (
          <Stack as="ul" gap={3}>
            {sessions.map(({ id, agent, last_seen_at, current }) => (
              <Inline key={id} as="li" gap={3}>
                <Stack gap={0} grow>
                  <Text truncate>{agent}</Text>
                  <Text variant="caption" tone="muted">
                    {t('sessions.seen', { age: age(last_seen_at, now) })}
                  </Text>
                </Stack>
                {current ? (
                  <Badge tone="success">{t('sessions.current')}</Badge>
                ) : (
                  <Button size="sm" variant="quiet" onClick={() => void end(id)}>
                    {t('sessions.end')}
                  </Button>
                )}
              </Inline>
            ))}
          </Stack>
        )}
      </Loaded>
    </Panel>
  )
}
