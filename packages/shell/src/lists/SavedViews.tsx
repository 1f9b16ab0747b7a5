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
  predefinedViews: readonly View[]
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
export function SavedViews({ list, predefinedViews }: SavedViewsProps) {
  const { t } = useTranslation('tables')
  const { user } = useSession()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const key = `press.views.${user?.id ?? 0}.${list}`
  const [ownViews, setOwnViews] = useState<readonly View[]>(() => {
    const storedViews = storage.getJson(key)
    return Array.isArray(storedViews) ? storedViews.filter(isView) : []
  })
  const [isNaming, setIsNaming] = useState(false)

  const storeViews = (views: readonly View[]) => {
    setOwnViews(views)
    storage.setJson(key, views.length > 0 ? [...views] : null)
  }
  const currentSearch = normalizeSearch(params.toString())
  const currentView = [...predefinedViews, ...ownViews].find((view) => normalizeSearch(view.search) === currentSearch)
  const ownView = ownViews.find((view) => view === currentView)
  const toMenuItem = (view: View) => ({
    key: `${view.name} ${view.search}`,
    label: view.name,
    radio: true as const,
    checked: view === currentView,
    onSelect: () => void navigate({ search: view.search }),
  })
  return (
    <>
      <Menu
        label={t('views.label')}
        align="end"
        items={[
          ...predefinedViews.map(toMenuItem),
          ...ownViews.map(toMenuItem),
          { key: 'line', separator: true as const },
          currentView
            ? {
                key: 'remove',
                label: t('views.remove', { name: currentView.name }),
                glyph: glyphs.trash,
                ...(!ownView && { disabled: true, reason: t('views.given') }),
                onSelect: () => storeViews(ownViews.filter((view) => view !== ownView)),
              }
            : { key: 'save', label: t('views.save'), glyph: glyphs.plus, onSelect: () => setIsNaming(true) },
        ]}
        renderTrigger={(props) => (
          <Button {...props} variant="quiet" trailing={glyphs.caretDown}>
            {currentView?.name ?? t('views.label')}
          </Button>
        )}
      />
      {isNaming && (
        <ViewNameDialog
          takenNames={[...predefinedViews, ...ownViews].map(({ name }) => name)}
          onName={(name) => {
            setIsNaming(false)
            if (name) storeViews([...ownViews, { name, search: currentSearch }])
          }}
        />
      )}
    </>
  )
}

/** Asks for the name of the view. */
function ViewNameDialog({
  takenNames,
  onName,
}: {
  takenNames: readonly string[]
  onName: (name: string | null) => void
}) {
  const { t } = useTranslation('tables')
  const [name, setName] = useState('')
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const problem = !name.trim() ? 'missing' : takenNames.includes(name.trim()) ? 'taken' : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem) setWasSubmitted(true)
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
          error={wasSubmitted && problem ? t(`views.${problem}`) : undefined}
        />
      </form>
    </Dialog>
  )
}
