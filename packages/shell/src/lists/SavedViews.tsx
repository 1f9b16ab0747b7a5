import { storage, useSession } from '@press/client'
import { useTranslation } from '@press/i18n'
import { Button, Dialog, glyphs, Menu, TextField } from '@press/ui'
import { useState, type FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

interface View {
  name: string
  /** The query string of the URL. */
  search: string
}

interface SavedViewsProps {
  /** The key of the list that the views belong to. */
  list: string
  /** The predefined views. */
  given: readonly View[]
}

/** Normalizes a view for comparison: sorts the parameters and removes the page, which is not part of a view. */
function normalizeSearch(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  params.sort()
  return params.toString()
}

function isView(value: unknown): value is View {
  if (typeof value !== 'object' || value === null) return false
  const { name, search } = value as Partial<View>
  return typeof name === 'string' && typeof search === 'string'
}

/** The maximum length of a view's name. */
const maxNameLength = 60

/** Named views of a list, each a URL: the predefined views, and the views that the user saved on this computer. */
export function SavedViews({ list, given }: SavedViewsProps) {
  const { t } = useTranslation('tables')
  const { user } = useSession()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const key = `press.views.${user?.id ?? 0}.${list}`
  const [own, setOwn] = useState<readonly View[]>(() => {
    const storedViews = storage.getJson(key)
    return Array.isArray(storedViews) ? storedViews.filter(isView) : []
  })
  const [naming, setNaming] = useState(false)

  const keep = (views: readonly View[]) => {
    setOwn(views)
    storage.setJson(key, views.length > 0 ? [...views] : null)
  }
  const now = normalizeSearch(params.toString())
  const current = [...given, ...own].find((view) => normalizeSearch(view.search) === now)
  const ownView = own.find((view) => view === current)
  const entry = (view: View) => ({
    key: `${view.name} ${view.search}`,
    label: view.name,
    radio: true as const,
    checked: view === current,
    onSelect: () => void navigate({ search: view.search }),
  })
  return (
    <>
      <Menu
        label={t('views.label')}
        align="end"
        items={[
          ...given.map(entry),
          ...own.map(entry),
          { key: 'line', separator: true as const },
          current
            ? {
                key: 'remove',
                label: t('views.remove', { name: current.name }),
                glyph: glyphs.trash,
                ...(!ownView && { disabled: true, reason: t('views.given') }),
                onSelect: () => keep(own.filter((view) => view !== ownView)),
              }
            : { key: 'save', label: t('views.save'), glyph: glyphs.plus, onSelect: () => setNaming(true) },
        ]}
        renderTrigger={(props) => (
          <Button {...props} variant="quiet" trailing={glyphs.caretDown}>
            {current?.name ?? t('views.label')}
          </Button>
        )}
      />
      {naming && (
        <Naming
          taken={[...given, ...own].map(({ name }) => name)}
          onName={(name) => {
            setNaming(false)
            if (name) keep([...own, { name, search: now }])
          }}
        />
      )}
    </>
  )
}

/** Asks for the name of the view. */
function Naming({ taken, onName }: { taken: readonly string[]; onName: (name: string | null) => void }) {
  const { t } = useTranslation('tables')
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const problem = !name.trim() ? 'missing' : taken.includes(name.trim()) ? 'taken' : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem) setTried(true)
    else onName(name.trim())
  }
  return (
    <Dialog
      open
      onOpenChange={() => onName(null)}
      title={t('views.save')}
      footer={
        <>
          <Button onClick={() => onName(null)}>{t('views.cancel')}</Button>
          <Button variant="primary" type="submit" form="view-name">
            {t('views.keep')}
          </Button>
        </>
      }
    >
      <form id="view-name" onSubmit={submit} noValidate>
        <TextField
          label={t('views.name')}
          hint={t('views.hint')}
          required
          maxLength={maxNameLength}
          value={name}
          onValueChange={setName}
          error={tried && problem ? t(`views.${problem}`) : undefined}
        />
      </form>
    </Dialog>
  )
}
