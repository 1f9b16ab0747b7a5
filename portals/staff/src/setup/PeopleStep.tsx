import { act } from '@press/client'
import type { Specialization } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { FirstPeopleForm, removeBlankPeople, SetupFrame, Stack, Text, type FirstPeople } from '@press/ui'
import type { StepProps } from './steps.ts'
import { useStep } from './useStep.tsx'

/** The people to invite when the setup ends. */
export function PeopleStep(props: StepProps) {
  const { t } = useTranslation('setup')
  const { frame, form, currentValues } = useStep(props, {
    step: 'people',
    row: { version: 0, people: props.data.setup.people },
    valuesOf: ({ people }): FirstPeople => ({
      people: people.map(({ name, email, role_id, specialization }) => ({
        name,
        email,
        role_id: String(role_id),
        specialization: specialization ?? '',
      })),
    }),
    save: (values) =>
      act('PUT /api/setup/people', {
        body: {
          people: removeBlankPeople(values).map(({ role_id, specialization, ...person }) => ({
            ...person,
            role_id: Number(role_id),
            specialization: (specialization || null) as Specialization | null,
          })),
        },
      }),
    markOf: (values) => (removeBlankPeople(values).length > 0 ? 'done' : 'later'),
  })
  const { key, ...formProps } = form
  const count = removeBlankPeople(currentValues).length
  return (
    <SetupFrame
      {...frame}
      previewTitle={t('people.preview')}
      preview={
        <Stack gap={3}>
          <Text variant="strong">{t('people.preview')}</Text>
          <Text tone="secondary">{t('people.gets')}</Text>
          {count > 0 && <Text tone="secondary">{t('people.willLeave', { count })}</Text>}
        </Stack>
      }
    >
      <FirstPeopleForm key={key} {...formProps} invite={props.invite} />
    </SetupFrame>
  )
}
