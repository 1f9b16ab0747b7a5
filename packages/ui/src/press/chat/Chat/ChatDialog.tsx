import { chatLimits, type Person } from '@press/domain'
import { useTranslation } from '@press/i18n'
import { Controller, FormDialog, usePressForm } from '../../../patterns/Form/index.ts'
import { FieldGrid, FieldWide } from '../../../patterns/FieldSet/index.ts'
import { MultiCombobox } from '../../../primitives/Combobox/index.ts'
import type { Upload } from '../../../primitives/FileUpload/index.ts'
import { TextField } from '../../../primitives/TextField/index.ts'
import { PhotoField, type PhotoValue } from '../../shared/PhotoField/PhotoField.tsx'

/** The members of a conversation, and its name if it is a group. */
export interface ChatFormValues {
  user_ids: number[]
  chat_name: string
  /** Id of the group's picture: null if it was removed, absent if it is unchanged. */
  chat_avatar?: number | null
}

export interface ChatDialogProps {
  /** The people the user may write to; undefined while they load. */
  people: readonly Pick<Person, 'id' | 'name'>[] | undefined
  /**
   * The group to change, with its other members. Without it, a new conversation starts. Without `chat_avatar` the form has no
   * picture field.
   */
  group?:
    | { chat_name: string; members: readonly Pick<Person, 'id' | 'name'>[]; chat_avatar?: string | null | undefined }
    | undefined
  /** Uploads the group's picture. */
  onUpload?: Upload
  /** Whether the user may write to several people at once. @default true */
  several?: boolean
  /**
   * Saves the conversation. The dialog closes when it resolves. If it rejects with a `FormError`, the errors appear on the fields.
   */
  onSave: (filling: ChatFormValues) => Promise<void>
  onClose: () => void
}

const toOption = ({ id, name }: Pick<Person, 'id' | 'name'>) => ({ value: String(id), label: name })

/** A dialog that starts a conversation with a person or a named group, or changes the members of a group. */
export function ChatDialog({ people, group, several = true, onUpload, onSave, onClose }: ChatDialogProps) {
  const { t } = useTranslation('chat')
  const picture: PhotoValue = { src: group?.chat_avatar ?? null, id: null, unfinished: false }
  const form = usePressForm({
    values: {
      user_ids: group?.members.map(toOption) ?? [],
      chat_name: group?.chat_name ?? '',
      chat_avatar: picture,
    },
    namespace: 'chat',
    problems: ({ user_ids, chat_name, chat_avatar }) => {
      const problems: Record<string, 'required' | 'one' | 'unfinished'> = {}
      if (chat_avatar.unfinished) problems['chat_avatar'] = 'unfinished'
      if (user_ids.length === 0 && !group) problems['user_ids'] = 'required'
      if (user_ids.length > 1 && !several) problems['user_ids'] = 'one'
      if ((group || (several && user_ids.length > 1)) && !chat_name.trim()) problems['chat_name'] = 'required'
      return problems
    },
    onSubmit: async ({ user_ids, chat_name, chat_avatar: { src, id } }) => {
      await onSave({
        user_ids: user_ids.map(({ value }) => Number(value)),
        chat_name: chat_name.trim(),
        ...(src !== picture.src && { chat_avatar: id }),
      })
      onClose()
    },
  })
  const hasPicture = group?.chat_avatar !== undefined && onUpload !== undefined
  const hasName = Boolean(group) || (several && form.watch('user_ids').length > 1)
  // An existing member may be someone whom the current user may not write to.
  const selectablePeople = [...(people ?? []), ...(group?.members ?? [])]
  const options = [...new Map(selectablePeople.map((person) => [person.id, toOption(person)])).values()]
  return (
    <FormDialog
      form={form}
      size={hasPicture ? 'md' : 'sm'}
      title={t(group ? 'dialog.change' : 'dialog.begin')}
      onClose={onClose}
      cancelLabel={t('dialog.cancel')}
      submitLabel={t(group ? 'dialog.save' : 'dialog.open')}
      busyLabel={t('dialog.saving')}
    >
      <FieldGrid>
        <FieldWide>
          <Controller
            control={form.control}
            name="user_ids"
            render={({ field }) => (
              <MultiCombobox
                {...field}
                label={t('dialog.people')}
                hint={t(several ? 'dialog.peopleHint' : 'dialog.oneHint')}
                required={!group}
                optional={Boolean(group)}
                options={options}
              />
            )}
          />
        </FieldWide>
        {hasName && (
          <FieldWide>
            <TextField
              label={t('dialog.name')}
              required
              maxLength={chatLimits.name}
              autoComplete="off"
              {...form.register('chat_name')}
            />
          </FieldWide>
        )}
        {hasPicture && (
          <FieldWide>
            <Controller
              control={form.control}
              name="chat_avatar"
              render={({ field: { name, value, onValueChange } }) => (
                <PhotoField
                  {...{ name, value, onValueChange, onUpload }}
                  label={t('dialog.picture')}
                  person={form.watch('chat_name')}
                />
              )}
            />
          </FieldWide>
        )}
      </FieldGrid>
    </FormDialog>
  )
}
