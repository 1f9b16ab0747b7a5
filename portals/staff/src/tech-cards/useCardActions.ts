import { act } from '@press/client'
import {
  getCurrentStage,
  getGrantedScope,
  isScorable,
  getFlagsAfterMove,
  moveNeedsReason,
  needsReason,
  getShortageAction,
  printFormKinds,
  getSteps,
  stageWorks,
  type StageKey,
  type StageMove,
  type StageWork,
} from '@press/domain'
import { useTranslation } from '@press/i18n'
import { useSaving } from '@press/shell'
import { glyphs, stageGlyphs, useMoveLabels, type PassportAction } from '@press/ui'
import type { TechCard } from '../shared/tech-card.ts'
import { useStaff } from '../shared/useStaff.ts'

/** An action on a card that opens a dialog. */
export type CardTask =
  | { kind: 'work'; work: StageWork }
  | ({ kind: 'move' } & StageMove)
  | { kind: 'record' | 'settle' }
  | { kind: 'approve' | 'schedule' | 'delivery' | 'history' | 'documents' | 'signal' | 'score' | 'archive' | 'restore' }

/**
 * Returns the actions that the user may take on a card now, in the order of the passport's action bar. The next step is the primary
 * action.
 */
export function useCardActions(card: TechCard, openTask: (task: CardTask) => void): PassportAction[] {
  const { t } = useTranslation(['tech-cards', 'boards', 'documents', 'domain', 'shop', 'social'])
  const { role, paths } = useStaff()
  const { nameOf, reasonAgainst } = useMoveLabels(role)
  const { saving: savingKey, save } = useSaving()
  const { id, version, application_id, offer_id, project_id } = card
  const hasPermission = (action: Parameters<typeof getGrantedScope<'techCards'>>[2]) =>
    getGrantedScope(role, 'techCards', action) === 'all'

  const shortage = getShortageAction(role, card)
  const isPrinted = card.is_account || card.is_stock || card.is_done
  const {
    works: availableWorks,
    next: nextMove,
    others: otherMoves,
    signs: canSign,
    signsFirst: mustSignFirst,
    archives: canArchive,
    restores: canRestore,
  } = getSteps(role, card)

  const moveCard = (from: StageKey, target: StageKey) =>
    save(
      `${from}:${target}`,
      () =>
        act('POST /api/tech-cards/kanban/{id}', {
          params: { id },
          body: { ...getFlagsAfterMove(from, target), version },
        }),
      t('domain:moved', { id, from: t(`domain:stage.${from}`), to: t(`domain:stage.${target}`) }),
    )
  const createMoveAction = (move: StageMove, variant: PassportAction['variant']): PassportAction => {
    const disabledReason = reasonAgainst(card, move.from, move.to)
    return {
      key: `${move.from}:${move.to}`,
      label: nameOf(move.to),
      ...(variant && { variant }),
      ...(variant !== 'primary' && { glyph: stageGlyphs[move.to] }),
      busy: savingKey === `${move.from}:${move.to}`,
      ...(disabledReason && { disabledReason }),
      onSelect: () =>
        moveNeedsReason(role, card, move.to) ? openTask({ kind: 'move', ...move }) : void moveCard(move.from, move.to),
    }
  }

  const actions: (PassportAction | false | null | undefined)[] = [
    application_id !== null &&
      getGrantedScope(role, 'applications', 'read') && {
        key: 'application',
        label: t('act.application', { id: application_id }),
        glyph: glyphs.files,
        href: paths.application(application_id),
      },
    offer_id !== null && {
      key: 'offer',
      label: t('act.offer'),
      glyph: glyphs.handshake,
      href: paths.offer(offer_id),
    },
    project_id !== null &&
      getGrantedScope(role, 'projects', 'read') && {
        key: 'project',
        label: t('act.project'),
        glyph: glyphs.clipboardText,
        href: paths.project(project_id),
      },
    project_id === null &&
      !card.is_archieve &&
      getGrantedScope(role, 'projects', 'write') && {
        key: 'newProject',
        label: t('act.newProject'),
        glyph: glyphs.clipboardText,
        href: paths.newProject(id),
      },
    { key: 'discuss', label: t('act.discuss'), glyph: glyphs.chatCircle, href: paths.chatAboutCard(id) },
    getGrantedScope(role, 'history', 'read') && {
      key: 'history',
      label: t('act.history'),
      glyph: glyphs.clockCounterClockwise,
      onSelect: () => openTask({ kind: 'history' }),
    },
    {
      key: 'documents',
      label: t('documents:label'),
      glyph: glyphs.filePdf,
      onSelect: () => openTask({ kind: 'documents' }),
    },
    hasPermission('score') &&
      isScorable(card) && {
        key: 'score',
        label: t('score.act'),
        glyph: glyphs.star,
        onSelect: () => openTask({ kind: 'score' }),
      },
    // These actions appear only after printing, because unprinted books are not sold.
    isPrinted &&
      hasPermission('write') && { key: 'shop', label: t('shop:act'), glyph: glyphs.storefront, href: paths.shop(id) },
    isPrinted &&
      hasPermission('write') && { key: 'post', label: t('social:act'), glyph: glyphs.image, href: paths.post(id) },
    { key: 'print', label: t('act.print'), glyph: glyphs.printer, onSelect: () => window.print() },
    {
      key: 'signal',
      label: t('act.signal'),
      glyph: glyphs.bookOpen,
      onSelect: () => openTask({ kind: 'signal' }),
    },
    ...printFormKinds.map(
      (kind) =>
        (hasPermission('print') || card[`${kind}_form`]) && {
          key: `${kind}Form`,
          label: t(`act.${kind}Form`),
          glyph: glyphs.clipboardText,
          href: paths.printForm(id, kind),
        },
    ),
    hasPermission('deliveryData') && {
      key: 'delivery',
      label: t('act.delivery'),
      glyph: glyphs.truck,
      onSelect: () => openTask({ kind: 'delivery' }),
    },
    hasPermission('schedulePrint') &&
      card.is_typography && {
        key: 'schedule',
        label: t('act.schedule'),
        glyph: glyphs.calendarBlank,
        onSelect: () => openTask({ kind: 'schedule' }),
      },
    hasPermission('write') && {
      key: 'edit',
      label: t('act.edit'),
      glyph: glyphs.pencilSimple,
      variant: 'secondary' as const,
      href: paths.editTechCard(id),
    },
    shortage && {
      key: 'shortage',
      label: t(`shortage.${shortage}`),
      glyph: glyphs.warning,
      ...(shortage === 'settle' && { variant: 'secondary' as const }),
      onSelect: () => openTask({ kind: shortage }),
    },
    canSign && {
      key: 'approve',
      label: t('act.approve'),
      glyph: glyphs.signature,
      variant: mustSignFirst ? ('primary' as const) : ('secondary' as const),
      onSelect: () => openTask({ kind: 'approve' }),
    },
    canArchive && {
      key: 'archive',
      label: t('act.archive'),
      glyph: glyphs.archive,
      onSelect: () => openTask({ kind: 'archive' }),
    },
    canRestore && {
      key: 'restore',
      label: t('act.restore'),
      glyph: glyphs.arrowCounterClockwise,
      variant: 'secondary' as const,
      onSelect: () => openTask({ kind: 'restore' }),
    },
    ...(needsReason(role)
      ? [
          // The move dialog starts with the next step, or with a step back if the card is in the last column.
          !card.is_archieve && {
            key: 'move',
            label: t('act.move'),
            glyph: glyphs.arrowsLeftRight,
            onSelect: () =>
              openTask({ kind: 'move', ...(nextMove ?? { from: getCurrentStage(card), to: 'stock' as const }) }),
          },
        ]
      : otherMoves.map((otherMove) => createMoveAction(otherMove, 'quiet'))),
    ...availableWorks.map((work, index) => ({
      key: work,
      label: t(`work.${work}.action`),
      variant: index === 0 ? ('primary' as const) : ('secondary' as const),
      glyph: index === 0 ? glyphs.check : stageGlyphs[stageWorks[work].to],
      onSelect: () => openTask({ kind: 'work', work }),
    })),
    nextMove && createMoveAction(nextMove, mustSignFirst ? 'quiet' : 'primary'),
  ]
  return actions.filter((action) => action !== false && action !== null && action !== undefined)
}
